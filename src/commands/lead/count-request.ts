import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { wideFactor, wideNetwork } from '#domain/network/wide-network.ts';

/** The most requests within a period; periods follow one another from midnight UTC on 1 January 1970. */
type Limit = { most: number; seconds: number };

/** A thing to count, and its limit. `what`: as for countRequest. */
export type Counted = { what: readonly string[]; limit: Limit };

/** `clientAddress`: the network that stands for one visitor. The wider network around it is counted as well. */
export function fromAddress(name: string, clientAddress: string, limit: Limit): Counted[] {
  const wide = wideNetwork(clientAddress);
  const around = wide && { what: [name, wide], limit: { ...limit, most: limit.most * wideFactor } };
  return [{ what: [name, clientAddress], limit }, ...(around ? [around] : [])];
}

/** Counts a request in several ways; each of them counts even if another refuses it. */
export async function countRequests(
  database: Kysely<Database>,
  counted: readonly Counted[],
  now: Date,
): Promise<boolean> {
  const allowed: boolean[] = [];
  // One after the other: a transaction has one connection.
  for (const { what, limit } of counted) allowed.push(await countRequest(database, what, limit, now));
  return !allowed.includes(false);
}

/**
 * Counts a request; true if it is within the limit. `what`: the action and who does it or to whom ('contact',
 * '192.0.2.9'); only a keyed hash of it is stored, so that nobody can be found in the table.
 */
export async function countRequest(
  database: Kysely<Database>,
  what: readonly string[],
  { most, seconds }: Limit,
  now: Date,
): Promise<boolean> {
  const { count } = await database
    .insertInto('request_count')
    .values({ ...(await placeOf(database, what, seconds, now)), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_starts_at']).doUpdateSet({ count: sql`request_count.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count <= most;
}

/** Takes back the count of a request that turned out not to fall under the limit. */
export async function uncountRequest(
  database: Kysely<Database>,
  what: readonly string[],
  { seconds }: Limit,
  now: Date,
): Promise<void> {
  const { key, window_starts_at } = await placeOf(database, what, seconds, now);
  await database
    .updateTable('request_count')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('window_starts_at', '=', window_starts_at)
    .where('count', '>', 0)
    .execute();
}

/** Sets the count back to zero. */
export async function forgetRequests(
  database: Kysely<Database>,
  what: readonly string[],
  { seconds }: Limit,
  now: Date,
): Promise<void> {
  const { key, window_starts_at } = await placeOf(database, what, seconds, now);
  await database
    .deleteFrom('request_count')
    .where('key', '=', key)
    .where('window_starts_at', '=', window_starts_at)
    .execute();
}

async function placeOf(database: Kysely<Database>, what: readonly string[], seconds: number, now: Date) {
  const secret = await getSecret(database, 'request_count');
  return {
    key: createHmac('sha256', secret).update(JSON.stringify(what)).digest('base64url'),
    window_starts_at: new Date(Math.floor(now.getTime() / 1000 / seconds) * seconds * 1000),
  };
}

/** Thrown to roll the transaction back: this request was one too many. */
export class TooManyRequests extends Error {}
