import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listMediaOf } from '#database/outgoing/outgoing-media.ts';
import type { OutgoingPropertyRow } from '#database/outgoing/outgoing-properties.ts';
import { listLackingProperties } from '#database/property/lacking-properties.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import { type OutgoingSite, writeProperty } from '#outgoing/content/write-property.ts';
import type { Refusal } from './feed-property.ts';

export type Judged = {
  given: OutgoingProperty[];
  refused: { id: number; reason: Refusal; detail?: string }[];
};

type Rules = {
  excluded: ReadonlySet<number>;
  refuses: (property: OutgoingProperty) => Refusal | undefined;
  site: OutgoingSite;
};

/** Decides which properties may go to a portal: people, the law or the format may keep one off. */
export async function judgeProperties(
  database: Kysely<Database>,
  rows: readonly OutgoingPropertyRow[],
  { excluded, refuses, site }: Rules,
  now: Date,
): Promise<Judged> {
  const ids = rows.map(({ id }) => id);
  const media = await listMediaOf(database, 'property', ids);
  const lacking = await listLackingProperties(database, ids, dayOf(now));
  const lacks = new Map(
    lacking.map((each) => [each.property_id, each.missing.map(({ id }) => id).join(', ')]),
  );
  const judged: Judged = { given: [], refused: [] };
  for (const row of rows) {
    const property = writeProperty(row, media.get(row.id) ?? [], site);
    const detail = lacks.get(row.id);
    const reason = excluded.has(row.id) ? 'excluded' : detail ? 'law' : refuses(property);
    if (reason) judged.refused.push({ id: row.id, reason, ...(reason === 'law' && { detail }) });
    else judged.given.push(property);
  }
  return judged;
}
