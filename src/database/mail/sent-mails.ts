import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

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

/** Newest first. */
export async function listSentMails(database: Kysely<Database>, most: number): Promise<SentMail[]> {
  const { rows } = await sql<SentMail>`${sent} order by position desc limit ${most}`.execute(database);
  return rows;
}

export async function findSentMail(database: Kysely<Database>, id: string): Promise<SentMail | undefined> {
  const { rows } = await sql<SentMail>`${sent} and id::text = ${id}`.execute(database);
  return rows[0];
}
