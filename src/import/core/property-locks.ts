import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** The keys of attributes that staff manage themselves, by property. */
export async function findLocks(
  transaction: Kysely<Database>,
  propertyIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (propertyIds.length === 0) return new Map();
  const { rows } = await sql<{ property_id: number; keys: string[] }>`
    select property_id, array_agg(key order by key) as keys from property_lock
    where property_id = any(${[...propertyIds]}::int[]) group by 1`.execute(transaction);
  return new Map(rows.map(({ property_id, keys }) => [property_id, keys]));
}

/** Keeps the source's value beside each lock. */
export async function writeOffered(
  transaction: Kysely<Database>,
  offers: readonly { propertyId: number; key: string; offered: unknown }[],
  now: Date,
): Promise<void> {
  if (offers.length === 0) return;
  await sql`
    update property_lock set offered = given.offered, offered_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as given("propertyId" int, key text, offered jsonb)
    where property_lock.property_id = given."propertyId" and property_lock.key = given.key
      and (property_lock.offered is distinct from given.offered or property_lock.offered_at is null)`.execute(
    transaction,
  );
}
