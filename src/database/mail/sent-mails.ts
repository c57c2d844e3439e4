import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** A mail as it was sent. */
export type SentMail = {
  id: string;
  template: string;
  language: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  html: string;
  plain: string;
  sentAt: Date;
};

const sent = sql`
  select id, template, language, recipient, reply_to as "replyTo", subject, html, plain, sent_at as "sentAt"
  from mail_message where status = 'sent' and html is not null`;

/** Gives the last mails that were sent, the newest first. */
export async function listSentMails(database: Kysely<Database>, most: number): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`${sent} order by position desc limit ${most}`.execute(database);
  return rows;
}

/** Takes the id of a mail; gives it as it was sent, or undefined. */
export async function findSentMail(database: Kysely<Database>, id: string): Promise<SentMail | undefined> {
  const { rows } = await sql<SentMail>`${sent} and id::text = ${id}`.execute(database);
  return rows[0];
}
