import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { type RanImport, type RunOrder, runImport } from '#import/run/run-import.ts';
import { countsLine, logLine } from './imports.ts';
import { getSource, importSurroundings, tellProblems } from './open-import.ts';

const statuses = 'Exit status: 0 all done, 1 not all or nothing done, 2 wrong usage.\n';

export const importsRun = runCommand({
  name: 'imports run',
  summary: 'Fetches the homes of a system now',
  help: `npm run gevel -- imports run SOURCE [--changes] [--ref R] [--yes-withdraw N]

Asks for all homes, writes them one by one, then fetches photographs. Homes that are gone at the source are withdrawn,
never deleted. Nothing is withdrawn if the list broke off, or if more than half of the homes would go.

  --changes          only changes since the last run
  --ref R            only this home
  --yes-withdraw N   allows up to N withdrawals, even if they are more than half

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
  summary: 'Makes homes again from the last records of a system, without asking it',
  help: `npm run gevel -- imports replay SOURCE [--ref R]

Use it after a value was given a meaning, or after an update of the program.

${statuses}`,
  order: ({ ref }) => ({ cause: 'replay', ...(ref && { refs: [ref] }) }),
});

export const importsRehearse = runCommand({
  name: 'imports rehearse',
  summary: 'Shows what a replay would change, and changes nothing',
  help: `npm run gevel -- imports rehearse SOURCE [--ref R] [--ask]

It uses the last records of the system; with --ask it fetches them anew.

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
    err(`An import of ${name} is already running.\n`);
    return 1;
  }
  for (const line of log) err(logLine(line));
  out(`${name}: ${countsLine(counts)}\n`);
  if (error) err(`${error}\n`);
  return status === 'done' ? 0 : 1;
}
