import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** A mail that waits, or that is no longer tried. */
type UnsentMail = {
  id: string;
  template: string;
  recipient: string;
  status: 'waiting' | 'dead';
  attempts: number;
  created_at: Date;
  next_attempt_at: Date;
  last_error: string | null;
};

/** In the order of the outbox. */
export async function listUnsentMails(database: Kysely<Database>): Promise<UnsentMail[]> {
  const { rows } = await sql<UnsentMail>`
    select id, template, recipient, status, attempts, created_at, next_attempt_at, last_error
    from mail_message where status <> 'sent' order by position`.execute(database);
  return rows;
}

/** Makes unsent mails due now, even while the server is paused. Gives the ids of those it found. */
export async function retryMails(
  database: Kysely<Database>,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('mail_message')
      .set({ status: 'waiting', attempts: 0, waits_for: null, next_attempt_at: now })
      .where('status', '<>', 'sent')
      .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
      .returning('id')
      .execute();
    if (rows.length > 0) await transaction.updateTable('mail_pause').set({ until: now }).execute();
    return rows.map(({ id }) => id);
  });
}

/** Gives the ids of those it found. Waits for a mail that is being sent at this moment. */
export async function dropMails(database: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .deleteFrom('mail_message')
      .where('status', '<>', 'sent')
      .where('id', 'in', ids)
      .returning('id')
      .execute();
    // Without a failed mail nothing supports the pause of the server any more.
    await sql`delete from mail_pause where not exists (
      select from mail_message where status = 'waiting' and waits_for = 'server')`.execute(transaction);
    return rows.map(({ id }) => id);
  });
}
