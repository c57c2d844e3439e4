import { type Command, WrongUse } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { setMeaning } from '#commands/import/set-meaning.ts';
import { listUnmapped, listUnread } from '#database/import/records.ts';
import { runImport } from '#import/run/run-import.ts';
import { countsLine } from './imports.ts';
import { getSource, importSurroundings, tellProblems } from './open-import.ts';

export const importsValues: Command = {
  name: 'imports values',
  summary: 'Lists what a system says that means nothing here yet',
  help: `npm run gevel -- imports values SOURCE [--unread]

Values of its lists without a meaning here: list, value, in how many homes, one of them. imports map gives them one.

  --unread  what it says and nobody reads, by path
`,
  async run(args, { out, openSite }) {
    const { values, positionals } = readFlags(args, { unread: { type: 'boolean', default: false } });
    await using site = await openSite();
    const { id } = await getSource(site, positionals);
    if (values.unread)
      for (const { path, count } of await listUnread(site.database, id)) out(`${path}  ${count}\n`);
    else
      for (const { list, value, count, example } of await listUnmapped(site.database, id))
        out(`${list}  ${value}  ${count}  ${example}\n`);
    return 0;
  },
};

export const importsMap: Command = {
  name: 'imports map',
  summary: 'Says what a value of a system means here',
  help: `npm run gevel -- imports map SOURCE LIST VALUE MEANING

MEANING is a token of ours, such as villa; of the list agent the address of one of our agents; '-' ignores the value on
purpose. Homes that have it are made again at once, without asking the system.

Exit status: 0 done, 1 it cannot be, 2 called wrongly.
`,
  async run(args, { out, now, openSite }) {
    const { positionals } = readFlags(args, {});
    const [name = '', list, value, meaning, ...more] = positionals;
    if (!list || value === undefined || !meaning || more.length > 0)
      throw new WrongUse('Say source, list, value and meaning.');
    await using site = await openSite();
    const source = await getSource(site, [name]);
    const by = { database: site.database, now, actor: 'command' };
    const target = meaning === '-' ? null : meaning;
    const mapped = await setMeaning(by, { source: source.name, list, value, target });
    const refs = mapped?.refs ?? [];
    const order = { cause: 'replay', actor: 'command', refs } as const;
    const ran = await tellProblems(() => runImport(importSurroundings(site, now), source.name, order));
    const what = ran.status === 'busy' ? 'homes follow in a minute' : countsLine(ran.counts);
    out(`${list} ${value} ${target === null ? 'is ignored' : `means ${target}`}: ${what}\n`);
    return 0;
  },
};
