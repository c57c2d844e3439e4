import { type Kysely, sql } from 'kysely';
import type { Database } from './client.ts';

/** Sets who changes properties until the transaction ends; triggers write it into their history. */
export async function actAs(transaction: Kysely<Database>, actor: string): Promise<void> {
  await sql`select set_config('gevel.actor', ${actor}, true)`.execute(transaction);
}
