import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** Any number that nothing else uses as the first of an advisory lock's two. */
const LOCK = 4_738_352;

/**
 * Whoever puts or withdraws properties of a source takes this first and holds it until the transaction ends. Locks on
 * rows do not suffice: of two who find a property absent the second fails to insert it, and two who lock the same rows
 * in another order wait for each other.
 */
export async function lockSource(transaction: Kysely<Database>, source: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${source}))`.execute(transaction);
}
