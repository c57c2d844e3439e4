import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** Since when the mails of a restored site are held; undefined if they are sent. */
export async function findMailHold(database: Kysely<Database>): Promise<Date | undefined> {
  const row = await database.selectFrom('mail_hold').select('held_since').executeTakeFirst();
  return row?.held_since;
}

/** True if they were held. */
export async function releaseMails(database: Kysely<Database>): Promise<boolean> {
  const row = await database.deleteFrom('mail_hold').returning('held_since').executeTakeFirst();
  return row !== undefined;
}
