import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** Tells every process that another file of streets lies on its machine: the pages that show what is near are dropped. */
export async function announceStreets(database: Kysely<Database>): Promise<void> {
  await sql`select pg_notify('gevel_changes', 'streets')`.execute(database);
}
