import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Whoever gives an agent an appointment waits here for who does so at the same time, and then sees it. Always before slots
 * are locked, and in one order: two would otherwise wait for each other for ever.
 */
export async function lockAgents(
  transaction: Transaction<Database>,
  ids: readonly (number | null)[],
): Promise<void> {
  const known = ids.filter((id) => id !== null);
  await sql`select from agent where id = any(${known}) order by id for no key update`.execute(transaction);
}
