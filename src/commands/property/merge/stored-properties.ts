import { isDeepStrictEqual } from 'node:util';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import { draftColumns, draftOf, type PropertyDraft } from './property-draft.ts';

const columns = sql.join(draftColumns.map((column) => sql.ref(column)));
const given = sql.join(draftColumns.map((column) => sql.ref(`given.${column}`)));

/** Locks them until the transaction ends. A property that was entered by hand is found by its reference. */
export async function findProperties(
  transaction: Kysely<Database>,
  source: string,
  sourceRefs: readonly string[],
): Promise<Selectable<Property>[]> {
  return transaction
    .selectFrom('property')
    .selectAll()
    .where('source', '=', source)
    .where(({ eb, and, or }) =>
      or([
        eb('source_ref', 'in', sourceRefs),
        and([eb('source_ref', 'is', null), eb('reference', 'in', sourceRefs)]),
      ]),
    )
    .forUpdate()
    .execute();
}

/** Gives the new ids, in order. At most one of them may have no source_ref. */
export async function insertProperties(
  transaction: Kysely<Database>,
  drafts: readonly PropertyDraft[],
  now: Date,
): Promise<number[]> {
  if (drafts.length === 0) return [];
  const { rows } = await sql<{ id: number; source_ref: string | null }>`
    insert into property (${columns}, created_at, updated_at)
    select ${given}, ${now}::timestamptz, ${now}::timestamptz from jsonb_populate_recordset(null::property, ${JSON.stringify(drafts)}::jsonb) as given
    returning id, source_ref`.execute(transaction);
  const ids = new Map(rows.map(({ id, source_ref }) => [source_ref ?? '', id]));
  return drafts.map(({ source_ref }) => ids.get(source_ref ?? '') ?? 0);
}

export async function updateProperties(
  transaction: Kysely<Database>,
  drafts: readonly (PropertyDraft & { id: number })[],
  now: Date,
): Promise<void> {
  if (drafts.length === 0) return;
  await sql`
    update property set (${columns}, updated_at) = (${given}, ${now}::timestamptz)
    from jsonb_populate_recordset(null::property, ${JSON.stringify(drafts)}::jsonb) as given
    where property.id = given.id`.execute(transaction);
}

/** For properties whose photographs changed: pages and the sitemap read the time of the last change. */
export async function touchProperties(
  transaction: Kysely<Database>,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.updateTable('property').set({ updated_at: now }).where('id', 'in', ids).execute();
}

export function differs(existing: Selectable<Property>, draft: PropertyDraft): boolean {
  return !isDeepStrictEqual(draftOf(existing), draft);
}
