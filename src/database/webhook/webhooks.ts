import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

export type WebhookState = {
  id: number;
  address: string;
  paused_at: Date | null;
  waiting: number;
  failed: number;
  /** When the last message arrived. */
  delivered_at: Date | null;
  /** The problem of the oldest waiting message that was tried in vain. */
  problem: string | null;
};

export async function listWebhooks(database: Kysely<Database>): Promise<WebhookState[]> {
  const { rows } = await sql<WebhookState>`
    select w.id, w.address, w.paused_at,
      count(*) filter (where d.status = 'waiting') as waiting,
      count(*) filter (where d.status = 'failed') as failed,
      max(d.tried_at) filter (where d.status = 'delivered') as delivered_at,
      (array_agg(d.problem order by d.number) filter (where d.status = 'waiting' and d.problem is not null))[1]
        as problem
    from webhook w left join webhook_delivery d on d.webhook_id = w.id
    group by w.id order by w.address`.execute(database);
  return rows;
}

export type WebhookDelivery = {
  number: number;
  message_id: string;
  subject: 'property' | 'project';
  subject_id: number;
  kind: 'published' | 'changed' | 'withdrawn';
  at: Date;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  next_attempt_at: Date;
  answer: number | null;
  problem: string | null;
  tried_at: Date | null;
};

const shown = sql`number, message_id, subject, subject_id, kind, at, status, attempts, next_attempt_at, answer, problem,
  tried_at`;

/** The newest first. */
export async function listDeliveries(
  database: Kysely<Database>,
  webhookId: number,
  most: number,
): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    select ${shown} from webhook_delivery where webhook_id = ${webhookId}
    order by number desc limit ${most}`.execute(database);
  return rows;
}

/** Makes messages of the changes numbered since the last call, at most `most` for each receiver. */
export async function queueDeliveries(database: Kysely<Database>, most: number, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Another process that queues at the same moment waits here, and then finds these changes queued.
    await sql`select from webhook where paused_at is null order by id for update`.execute(transaction);
    await sql`
      insert into webhook_delivery (webhook_id, number, subject, subject_id, kind, at, next_attempt_at)
      select w.id, c.number, c.subject, c.subject_id, c.kind, c.at, ${now}
      from webhook w cross join lateral (
        select number, subject, subject_id, kind, at from outgoing_change
        where number > w.told_number order by number limit ${most}
      ) c
      where w.paused_at is null
      on conflict do nothing`.execute(transaction);
    // Ignores numbers above the last one given, as after a restore from a backup.
    await sql`
      update webhook w set told_number = least(
        (select coalesce(max(number), 0) from outgoing_change),
        greatest(w.told_number, (select max(number) from webhook_delivery d where d.webhook_id = w.id)))
      where w.paused_at is null`.execute(transaction);
  });
}

export type ClaimedDelivery = WebhookDelivery & { webhook_id: number; address: string; secret: Buffer };

/** Takes the next message due for a receiver. It is due again at `until`, unless it was sent by then. */
export async function claimDelivery(
  database: Kysely<Database>,
  webhookId: number,
  now: Date,
  until: Date,
): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_delivery d set attempts = attempts + 1, next_attempt_at = ${until}, tried_at = ${now}
    from webhook w
    where w.id = d.webhook_id and w.paused_at is null and d.webhook_id = ${webhookId} and d.number = (
      select number from webhook_delivery
      where webhook_id = ${webhookId} and status = 'waiting' and next_attempt_at <= ${now}
      order by number limit 1 for update skip locked)
    returning d.*, w.address, w.secret`.execute(database);
  return rows[0];
}

export async function listDueWebhooks(database: Kysely<Database>, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from webhook w where paused_at is null and exists (
      select from webhook_delivery d
      where d.webhook_id = w.id and d.status = 'waiting' and d.next_attempt_at <= ${now})`.execute(database);
  return rows.map(({ id }) => id);
}

/** Delivered and abandoned messages stay listed for a month. */
export async function dropOldDeliveries(database: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from webhook_delivery where status <> 'waiting' and tried_at < ${before}`.execute(
    database,
  );
}
