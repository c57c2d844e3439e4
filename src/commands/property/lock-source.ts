import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** An arbitrary first number that no other two-part advisory lock uses. */
const LOCK = 4_738_352;

/**
 * Take this before writing or withdrawing properties of a source; it is held until the transaction ends. Row locks do
 * not suffice: of two imports that find a property absent the second fails to insert it, and two that lock the same
 * rows in another order wait for each other for ever.
 */
export async function lockSource(transaction: Kysely<Database>, source: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${source}))`.execute(transaction);
}
