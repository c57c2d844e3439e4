import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Tells every process that there is another file of streets on its machine: kept pages that show the surroundings are
 * dropped.
 */
export async function announceStreets(database: Kysely<Database>): Promise<void> {
  await sql`select pg_notify('gevel_changes', 'streets')`.execute(database);
}
