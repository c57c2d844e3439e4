import { type Command, NotThere, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { changeSource, renewHookSecret } from '#commands/import/sources.ts';
import { listRuns } from '#database/import/runs.ts';
import { listSources } from '#database/import/sources.ts';
import { openSource } from '#import/run/open-source.ts';
import type { LogLine } from '#import/run/run.ts';
import { getSource, importSurroundings, tellProblems } from './open-import.ts';

const statuses = 'Exit status: 0 done, 1 not possible, 2 wrong usage.\n';

export const importsList: Command = {
  name: 'imports list',
  summary: 'Lists the sources of homes',
  help: `npm run gevel -- imports list

Lists the name, the system, how often it is asked, whether it is paused, and when it last answered correctly.
`,
  async run(args, { out, err, openSite }) {
    readFlags(args, {});
    await using site = await openSite();
    const sources = await listSources(site.database);
    for (const { name, adapter, every_minutes, is_paused, healthy_at } of sources) {
      const often = every_minutes === null ? 'when it calls' : `every ${every_minutes} min`;
      const answered = healthy_at ? `answered ${healthy_at.toISOString()}` : 'never answered';
      out(`${[name, adapter, often, is_paused && 'paused', answered].filter(Boolean).join('  ')}\n`);
    }
    err(`${sources.length} ${sources.length === 1 ? 'source' : 'sources'}\n`);
    return 0;
  },
};

export const importsPause: Command = {
  name: 'imports pause',
  summary: 'Pauses a source, or resumes it',
  help: `npm run gevel -- imports pause SOURCE [--resume]

Homes on the site stay there. Messages that the system sends meanwhile are kept, and carried out after the pause.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { values, positionals } = readFlags(args, { resume: { type: 'boolean', default: false } });
    await using site = await openSite();
    const { name } = await getSource(site, positionals);
    await changeSource({ database: site.database, now, actor: 'command' }, name, {
      isPaused: !values.resume,
    });
    out(`${name} is ${values.resume ? 'asked again' : 'paused'}\n`);
    return 0;
  },
};

export const importsRenew: Command = {
  name: 'imports renew',
  summary: 'Gives a system a new secret address to call',
  help: `npm run gevel -- imports renew SOURCE

The old address stops working at once. Give the system the new one, which is shown only now.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    await using site = await openSite();
    const { name } = await getSource(site, positionals);
    const secret = await renewHookSecret({ database: site.database, now, actor: 'command' }, name);
    if (!secret) throw new NotThere(`There is no source ${name}.`);
    out(
      `The source ${name} has a new address. Its system may call\n${site.publicUrl}/hooks/${name}/${secret}\n`,
    );
    return 0;
  },
};

export const importsProbe: Command = {
  name: 'imports probe',
  summary: 'Tests the log-in to a system',
  help: `npm run gevel -- imports probe SOURCE

Logs in, and shows the account and the number of homes. Writes nothing.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    await using site = await openSite();
    const { name } = await getSource(site, positionals);
    return tellProblems(async () => {
      const { adapter, access } = await openSource(importSurroundings(site, now), name);
      if (!adapter.probe) throw new WrongUse(`${adapter.name} cannot be asked: it sends its changes itself.`);
      const { account, homes } = await adapter.probe(access);
      out(`The log-in to ${name} works: ${account}${homes === undefined ? '' : `, ${homes} homes`}\n`);
      return 0;
    });
  },
};

export const importsRuns: Command = {
  name: 'imports runs',
  summary: 'Lists the last runs of a source',
  help: `npm run gevel -- imports runs SOURCE [--last N] [--log]

  --last N  how many (10)
  --log     with the problems of each, home by home
`,
  async run(args, { out, openSite }) {
    const { values, positionals } = readFlags(args, { last: { type: 'string' }, log: { type: 'boolean' } });
    const most = Number(values.last ?? 10);
    if (!Number.isInteger(most) || most < 1 || most > 1000)
      throw new WrongUse('--last must be from 1 to 1000.');
    await using site = await openSite();
    const { id } = await getSource(site, positionals);
    for (const run of await listRuns(site.database, id, most)) {
      const kind = run.is_rehearsal ? `${run.cause}, rehearsal` : run.cause;
      const what = [
        run.started_at.toISOString(),
        kind,
        run.status,
        countsLine(Object(run.counts)),
        run.error,
      ];
      out(`${what.filter(Boolean).join('  ')}\n`);
      if (values.log) for (const line of run.log as LogLine[]) out(`  ${logLine(line)}`);
    }
    return 0;
  },
};

export function logLine({ ref, field, reason, count = 1 }: LogLine): string {
  return `${ref}, ${field}: ${reason}${count > 1 ? ` (${count} times in this run)` : ''}\n`;
}

/** Leaves out counts of zero. */
export function countsLine(counts: Record<string, number>): string {
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  return said.length === 0
    ? 'nothing'
    : said.map(([name, count]) => `${count} ${wordsOf[name] ?? name}`).join(', ');
}

const wordsOf: Record<string, string> = {
  held: 'held back as drafts, because they lack something the law requires',
  failedMedia: 'photographs failed',
};
