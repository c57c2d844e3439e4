import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { setMeaning } from '#commands/import/set-meaning.ts';
import { listUnmapped, listUnread } from '#database/import/records.ts';
import { listMeanings } from '#database/import/runs.ts';
import { runImport } from '#import/run/run-import.ts';
import { countsLine } from './imports.ts';
import { getSource, importSurroundings, tellProblems } from './open-import.ts';

export const importsValues: Command = {
  name: 'imports values',
  summary: 'Lists the values of a system that have no meaning here yet',
  help: `npm run gevel -- imports values SOURCE [--unread]

Lists the values that have no meaning here: list, value, number of homes, one of them. imports map gives a value its
meaning.

  --chosen  lists the meanings that were chosen, '-' for a value that is ignored on purpose
  --unread  lists the paths that the system sends and the import does not read
`,
  async run(args, { out, openSite }) {
    const { values, positionals } = readFlags(args, {
      chosen: { type: 'boolean', default: false },
      unread: { type: 'boolean', default: false },
    });
    await using site = await openSite();
    const { id } = await getSource(site, positionals);
    if (values.unread)
      for (const { path, count } of await listUnread(site.database, id)) out(`${path}  ${count}\n`);
    else if (values.chosen)
      for (const { list, value, target } of await listMeanings(site.database, id))
        out(`${list}  ${value}  ${target ?? '-'}\n`);
    else
      for (const { list, value, count, example } of await listUnmapped(site.database, id))
        out(`${list}  ${value}  ${count}  ${example}\n`);
    return 0;
  },
};

export const importsMap: Command = {
  name: 'imports map',
  summary: 'Gives a value of a system its meaning here',
  help: `npm run gevel -- imports map SOURCE LIST VALUE MEANING

MEANING is one of our tokens, such as villa; for the list agent it is the e-mail address of one of our agents; '-'
ignores the value on purpose. Homes with the value are made again at once, without asking the system.

Exit status: 0 done, 1 not possible, 2 wrong usage.
`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    const [name = '', list, value, meaning, ...more] = positionals;
    if (!list || value === undefined || !meaning || more.length > 0)
      throw new WrongUse('Give the source, the list, the value and its meaning.');
    await using site = await openSite();
    const source = await getSource(site, [name]);
    const by = { database: site.database, now, actor: 'command' };
    const target = meaning === '-' ? null : meaning;
    const mapped = await setMeaning(by, { source: source.name, list, value, target });
    const refs = mapped?.refs ?? [];
    const order = { cause: 'replay', actor: 'command', refs } as const;
    const ran = await tellProblems(() => runImport(importSurroundings(site, now), source.name, order));
    const what = ran.status === 'busy' ? 'homes follow within a minute' : countsLine(ran.counts);
    out(`${list} ${value} ${target === null ? 'is ignored' : `means ${target}`}: ${what}\n`);
    return 0;
  },
};
