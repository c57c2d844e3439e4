import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Serialises appointments of an agent: a second caller waits here and then sees the first appointment. Always called
 * before slots are locked, and with ids in one order: two callers would otherwise wait for each other for ever.
 */
export async function lockAgents(
  transaction: Transaction<Database>,
  ids: readonly (number | null)[],
): Promise<void> {
  const known = ids.filter((id) => id !== null);
  await sql`select from agent where id = any(${known}) order by id for no key update`.execute(transaction);
}
