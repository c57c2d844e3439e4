import { type Command, NotThere, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { changeSource, renewHookSecret } from '#commands/import/sources.ts';
import { listRuns } from '#database/import/runs.ts';
import { listSources } from '#database/import/sources.ts';
import { openSource } from '#import/run/open-source.ts';
import { getSource, importSurroundings, tellProblems } from './open-import.ts';

const statuses = 'Exit status: 0 done, 1 it cannot be, 2 called wrongly.\n';

export const importsList: Command = {
  name: 'imports list',
  summary: 'Lists the systems that homes come from',
  help: `npm run gevel -- imports list

Name, system, how often it is asked, whether it is paused, and when it last answered well.
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
  summary: 'Stops asking a system, or asks it again',
  help: `npm run gevel -- imports pause SOURCE [--resume]

What is on the site stays. What the system sends meanwhile is kept, and carried out afterwards.

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
  summary: 'Gives a system another secret address to call at',
  help: `npm run gevel -- imports renew SOURCE

The former address leads nowhere from then on: tell the system the new one, which is shown only now.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    await using site = await openSite();
    const { name } = await getSource(site, positionals);
    const secret = await renewHookSecret({ database: site.database, now, actor: 'command' }, name);
    if (!secret) throw new NotThere(`There is no source ${name}.`);
    out(`${name} has another address. Its system calls at\n${site.publicUrl}/hooks/${name}/${secret}\n`);
    return 0;
  },
};

export const importsProbe: Command = {
  name: 'imports probe',
  summary: 'Tries whether a system lets us in',
  help: `npm run gevel -- imports probe SOURCE

Logs in, and says as whom and how many homes there are. Writes nothing.

${statuses}`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    await using site = await openSite();
    const { name } = await getSource(site, positionals);
    return tellProblems(async () => {
      const { adapter, access } = await openSource(importSurroundings(site, now), name);
      if (!adapter.probe) throw new WrongUse(`${adapter.name} is not asked: it sends what changes.`);
      const { account, homes } = await adapter.probe(access);
      out(`${name} lets us in: ${account}${homes === undefined ? '' : `, ${homes} homes`}\n`);
      return 0;
    });
  },
};

export const importsRuns: Command = {
  name: 'imports runs',
  summary: 'Lists what the last runs of a system did',
  help: `npm run gevel -- imports runs SOURCE [--last N] [--log]

  --last N  how many (10)
  --log     with what went wrong in each, home by home
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
      if (values.log)
        for (const { ref, field, reason } of Object(run.log)) out(`  ${ref}, ${field}: ${reason}\n`);
    }
    return 0;
  },
};

/** Leaves out counts of zero. */
export function countsLine(counts: Record<string, number>): string {
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  return said.length === 0
    ? 'nothing'
    : said.map(([name, count]) => `${count} ${wordsOf[name] ?? name}`).join(', ');
}

const wordsOf: Record<string, string> = {
  held: 'held back as drafts, for what the law wants',
  failedMedia: 'photographs failed',
};
