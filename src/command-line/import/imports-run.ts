import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { type RanImport, type RunOrder, runImport } from '#import/run/run-import.ts';
import { countsLine } from './imports.ts';
import { getSource, importSurroundings, tellProblems } from './open-import.ts';

const statuses = 'Exit status: 0 all of it, 1 not all, or it cannot be, 2 called wrongly.\n';

export const importsRun = runCommand({
  name: 'imports run',
  summary: 'Asks a system now, and brings what it says to the site',
  help: `npm run gevel -- imports run SOURCE [--changes] [--ref R] [--yes-withdraw N]

Asks for everything, writes home by home, then fetches photographs. What is gone at the source is withdrawn, never
deleted: nothing after a list that broke off, nothing when more than half would go.

  --changes          only what changed since the last run
  --ref R            only this home
  --yes-withdraw N   up to N may be withdrawn, although they are more than half

${statuses}`,
  order: ({ ref, changes, allowed }) => ({
    cause: 'hand',
    isWhole: !changes && !ref,
    ...(ref && { refs: [ref] }),
    ...(allowed !== undefined && { allowed }),
  }),
});

export const importsReplay = runCommand({
  name: 'imports replay',
  summary: 'Makes homes again from what a system said last, without asking it',
  help: `npm run gevel -- imports replay SOURCE [--ref R]

After a value was given a meaning, or with a newer version of the program.

${statuses}`,
  order: ({ ref }) => ({ cause: 'replay', ...(ref && { refs: [ref] }) }),
});

export const importsRehearse = runCommand({
  name: 'imports rehearse',
  summary: 'Says what a replay would change, and changes nothing',
  help: `npm run gevel -- imports rehearse SOURCE [--ref R] [--ask]

From what the system said last; with --ask from what it says now.

  --ask  asks the system

${statuses}`,
  order: ({ ref, ask }) => ({
    cause: ask ? 'hand' : 'replay',
    isRehearsal: true,
    ...(ask && !ref && { isWhole: true }),
    ...(ref && { refs: [ref] }),
  }),
});

type Asked = {
  ref: string | undefined;
  changes: boolean;
  ask: boolean;
  allowed: number | undefined;
};

function runCommand({
  order,
  ...command
}: Omit<Command, 'run'> & { order: (asked: Asked) => Omit<RunOrder, 'actor'> }): Command {
  return {
    ...command,
    async run(args, { out, err, now, openSite }) {
      const { values, positionals } = readFlags(args, {
        ref: { type: 'string' },
        ...(command.name === 'imports run' && {
          changes: { type: 'boolean' },
          'yes-withdraw': { type: 'string' },
        }),
        ...(command.name === 'imports rehearse' && { ask: { type: 'boolean' } }),
      });
      const given: Record<string, unknown> = values;
      const number = given['yes-withdraw'];
      if (number !== undefined && !/^\d{1,6}$/.test(String(number)))
        throw new WrongUse('--yes-withdraw must be a number.');
      await using site = await openSite();
      const { name } = await getSource(site, positionals);
      const asked: Asked = {
        ref: values.ref,
        changes: given.changes === true,
        ask: given.ask === true,
        allowed: number === undefined ? undefined : Number(number),
      };
      const surroundings = importSurroundings(site, now);
      const ran = await tellProblems(() =>
        runImport(surroundings, name, { ...order(asked), actor: 'command' }),
      );
      return tell(ran, { out, err, name });
    },
  };
}

function tell(
  { status, counts, log, error }: RanImport,
  { out, err, name }: { out: (text: string) => void; err: (text: string) => void; name: string },
): number {
  if (status === 'busy') {
    err(`${name} is being read already.\n`);
    return 1;
  }
  for (const { ref, field, reason } of log) err(`${ref}, ${field}: ${reason}\n`);
  out(`${name}: ${countsLine(counts)}\n`);
  if (error) err(`${error}\n`);
  return status === 'done' ? 0 : 1;
}
