import type { Command } from '#command-line/command.ts';
import { readFlags } from '#command-line/reading/flags.ts';
import { refuseWords } from '#command-line/reading/read-values.ts';
import { readProperties } from '#database/property/property-export.ts';
import { type Availability, isOpen } from '#domain/property/availability.ts';
import type { Mention } from '#domain/property/legal-completeness/mention.ts';
import { missingMentions } from '#domain/property/legal-completeness.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { dayOf } from '#domain/time/dates.ts';
import { lawText, levels, missingLines } from './missing-lines.ts';

const help = `npm run gevel -- properties check [flags]

Lists, for every published property and every draft, the facts that the law requires in an advertisement and that are
missing, with the severity and the article. Sold and rented properties are no longer advertised and are left out. A table
at the end counts how often each fact is missing.

  block: a draft cannot be published without it     warn: to be done     info: before the agreement or the deed

  --source NAME   only the properties of that source
  --summary       only the table at the end
  --info          also facts needed for the agreement or the deed
  --json          JSON Lines, an object for each property that lacks something, without the table

Exit status: 0 no published property lacks a blocking fact, 1 some do, 2 wrong usage.
`;

type Checked = { id: number; reference: string; publication: string; missing: Mention[] };

export const propertiesCheck: Command = {
  name: 'properties check',
  summary: 'Lists the facts that the law requires and properties lack',
  help,
  async run(args, { out, now, openSite }) {
    const { values: flags, positionals } = readFlags(args, {
      source: { type: 'string' },
      summary: { type: 'boolean', default: false },
      info: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    refuseWords(positionals);
    await using site = await openSite();
    const today = dayOf(now);
    const tally = createTally();
    for await (const facts of readProperties(site.database, flags.source)) {
      const checked = check(facts, today, flags.info);
      if (!checked) continue;
      tally.add(checked);
      if (checked.missing.length === 0 || flags.summary) continue;
      out(flags.json ? `${JSON.stringify(asObject(checked))}\n` : linesOf(checked));
    }
    if (!flags.json) out(tally.text());
    return tally.isPublishedBlocked() ? 1 : 0;
  },
};

/** Undefined for a property that is not advertised. */
function check(row: Record<string, unknown>, today: string, withInfo: boolean): Checked | undefined {
  const { id, reference, publication, availability } = row;
  if (publication === 'withdrawn' || !isOpen({ availability: availability as Availability }))
    return undefined;
  const missing = missingMentions(row as PropertyFacts, today);
  return {
    id: Number(id),
    reference: String(reference),
    publication: String(publication),
    missing: missing.filter(({ level }) => withInfo || level !== 'info'),
  };
}

function linesOf({ id, reference, publication, missing }: Checked): string {
  return `${reference} (${id}${publication === 'draft' ? ', draft' : ''})\n${missingLines(missing)}`;
}

function asObject({ id, reference, publication, missing }: Checked) {
  return {
    id,
    reference,
    publication,
    missing: missing.map((mention) => ({
      id: mention.id,
      level: mention.level,
      what: mention.what,
      law: mention.law,
    })),
  };
}

function createTally() {
  // By id: a mention that several regions ask for is counted once.
  const counts = new Map<string, { mention: Mention; count: number }>();
  let properties = 0;
  let lacking = 0;
  let blocked = 0;
  return {
    add({ publication, missing }: Checked) {
      properties += 1;
      if (missing.length > 0) lacking += 1;
      if (publication === 'published' && missing.some(({ level }) => level === 'block')) blocked += 1;
      for (const mention of missing) {
        const count = (counts.get(mention.id)?.count ?? 0) + 1;
        counts.set(mention.id, { mention, count });
      }
    },
    isPublishedBlocked: () => blocked > 0,
    text() {
      const rows = levels.flatMap((level) =>
        [...counts.values()]
          .filter(({ mention }) => mention.level === level)
          .sort((one, other) => other.count - one.count)
          .map(({ mention: { id, what, law }, count }) => [
            level,
            id,
            String(count),
            `${what} (${lawText(law)})`,
          ]),
      );
      const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
      const lines = rows.map(([level = '', id = '', count = '', what]) => {
        const [first = 0, second = 0, third = 0] = widths;
        return `${level.padEnd(first)}  ${id.padEnd(second)}  ${count.padStart(third)}  ${what}\n`;
      });
      const end = `${properties} properties: ${properties - lacking} lack nothing, ${lacking} lack something; ${blocked} are published although a blocking fact is missing.\n`;
      return `${lines.length > 0 ? '\n' : ''}${lines.join('')}${end}`;
    },
  };
}
