import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

export type SubscriptionStatus = 'unconfirmed' | 'active' | 'ended';

export type Subscription = {
  id: number;
  email: string;
  language: Language;
  status: SubscriptionStatus;
  /** Since when it has this status. */
  since: Date;
};

type Search = { status: SubscriptionStatus; text?: string };

const since = sql`case status when 'ended' then coalesce(ended_at, created_at)
  when 'active' then coalesce(confirmed_at, created_at) else created_at end`;

/** The newest first. */
export async function listSubscriptions(
  database: Kysely<Database>,
  { status, text }: Search,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: Subscription[]; total: number }> {
  const found = sql`from newsletter_subscription where status = ${status}
    and (${text ?? ''} = '' or position(lower(${text ?? ''}) in lower(email)) > 0)`;
  const [{ rows }, total] = await Promise.all([
    sql<Subscription>`select id, email, language, status, ${since} as since ${found}
      order by ${since} desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database),
    sql<{ count: number }>`select count(*) ${found}`.execute(database),
  ]);
  return { rows, total: total.rows[0]?.count ?? 0 };
}

/** All subscriptions, for the file that staff download. */
export async function listAllSubscriptions(database: Kysely<Database>): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    select id, email, language, status, ${since} as since from newsletter_subscription order by status, id`.execute(
    database,
  );
  return rows;
}

/** Counts subscriptions, without any address. `readers`: those who get the next newsletter, by language. */
export async function countSubscriptions(
  database: Kysely<Database>,
): Promise<Record<SubscriptionStatus, number> & { readers: { language: Language; count: number }[] }> {
  const { rows } = await sql<{ status: SubscriptionStatus; language: Language; count: number }>`
    select status, language, count(*) from newsletter_subscription group by status, language
    order by count(*) desc, language`.execute(database);
  const of = (status: SubscriptionStatus) =>
    rows.filter((row) => row.status === status).reduce((sum, { count }) => sum + count, 0);
  return {
    ...{ unconfirmed: of('unconfirmed'), active: of('active'), ended: of('ended') },
    readers: rows.filter(({ status }) => status === 'active'),
  };
}
