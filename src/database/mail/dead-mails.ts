import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type DeadMail = { id: string; recipient: string; created_at: Date };

/** Mails that are no longer tried, the newest first, and how many there are. */
export async function listDeadMails(
  database: Kysely<Database>,
  most: number,
): Promise<{ mails: DeadMail[]; total: number }> {
  const { rows } = await sql<DeadMail & { total: number }>`
    select id, recipient, created_at, count(*) over () as total from mail_message
    where status = 'dead' order by position desc limit ${most}`.execute(database);
  return { mails: rows.map(({ total: _, ...mail }) => mail), total: rows[0]?.total ?? 0 };
}
