import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#database/client.ts';

/** Waits until a query in this database waits for what another transaction has locked. */
export async function someoneWaitsForLock(database: Kysely<Database>): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_locks l join pg_stat_activity a using (pid)
        where not l.granted and a.datname = current_database()`.execute(database);
      return rows.length;
    })
    .toBeGreaterThan(0);
}
