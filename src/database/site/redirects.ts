import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/** `from`: as `redirectKey` gives it. `lastHitOn`: 'YYYY-MM-DD'. */
type StoredRedirect = { from: string; to: string; hits: number; lastHitOn: string | null };

/** All redirects, by old address. */
export function listRedirects(database: Kysely<Database>): Promise<StoredRedirect[]> {
  return database
    .selectFrom('redirect')
    .select(['from_path as from', 'to_address as to', 'hits', 'last_hit_on as lastHitOn'])
    .orderBy('from_path')
    .execute();
}

/** Adds or changes the redirects and deletes those of the old addresses in `gone`. */
export async function writeRedirects(
  transaction: Transaction<Database>,
  targets: ReadonlyMap<string, string>,
  gone: readonly string[],
): Promise<void> {
  if (gone.length > 0) await sql`delete from redirect where from_path = any(${gone})`.execute(transaction);
  if (targets.size === 0) return;
  await sql`
    insert into redirect (from_path, to_address)
    select * from unnest(${[...targets.keys()]}::text[], ${[...targets.values()]}::text[])
    on conflict (from_path) do update set to_address = excluded.to_address`.execute(transaction);
}

/** Adds the hits in one statement. `today`: 'YYYY-MM-DD'. */
export async function addRedirectHits(
  database: Kysely<Database>,
  hits: ReadonlyMap<string, number>,
  today: string,
): Promise<void> {
  await sql`
    update redirect set hits = redirect.hits + counted.hits, last_hit_on = ${today}
    from unnest(${[...hits.keys()]}::text[], ${[...hits.values()]}::int[]) as counted (from_path, hits)
    where redirect.from_path = counted.from_path`.execute(database);
}
