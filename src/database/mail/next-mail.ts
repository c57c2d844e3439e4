import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { hourMs } from '#domain/time/durations.ts';
import { findMailPause, type MailPause } from './mail-pause.ts';

export type MailMessage = Pick<
  Selectable<Database['mail_message']>,
  'id' | 'template' | 'recipient' | 'reply_to' | 'data' | 'attempts'
> & { language: 'nl' | 'fr' | 'de' | 'en' };

export type NextMail = {
  mail: MailMessage & { isSuspect: boolean };
  pause: MailPause | undefined;
  /** True if the mail is tried now to find out whether the last failure was the server's fault. */
  isComparison: boolean;
};

const LOCK = 5_309_114;

/**
 * No pause of a mail or server is this long (mail/outbox/retry-time.ts): a longer one means that the clock was turned
 * back.
 */
const longerThanAnyPauseMs = 2 * hourMs;

/**
 * True if this transaction is now the only one that sends. It holds the lock until its end. PostgreSQL ends it after
 * `lockMs` without a statement: its process is then frozen or gone.
 */
export async function lockOutbox(transaction: Transaction<Database>, lockMs: number): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select set_config('idle_in_transaction_session_timeout', ${String(lockMs)}, true),
      pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`.execute(transaction);
  return rows[0]?.isOurs ?? false;
}

/** Throws if PostgreSQL has ended the transaction meanwhile. */
export async function keepLock(transaction: Transaction<Database>): Promise<void> {
  await sql`select 1`.execute(transaction);
}

/**
 * The next due mail, in the order in which they were queued; newsletters go last. After `failed` could not be sent just
 * now, or while the server is paused, it gives another mail instead, preferably one never tried, to find out whether
 * the failure was the server's fault. While the server is paused it does so only if a single mail has failed.
 */
export async function takeNextMail(
  transaction: Transaction<Database>,
  now: Date,
  failed: string | undefined,
): Promise<NextMail | undefined> {
  const pause = await findMailPause(transaction);
  const afterAnyPause = new Date(now.getTime() + longerThanAnyPauseMs);
  const isComparison =
    failed !== undefined || (pause !== undefined && pause.until > now && pause.until <= afterAnyPause);
  const except = isComparison ? (failed ?? (await findLoneSuspect(transaction))) : undefined;
  if (isComparison && except === undefined) return undefined;
  const { rows } = await sql<NextMail['mail']>`
    select id, template, language, recipient, reply_to, data, attempts,
      waits_for is not distinct from 'server' as "isSuspect"
    from mail_message
    where status = 'waiting' and (next_attempt_at <= ${now} or next_attempt_at > ${afterAnyPause})
      ${isComparison ? sql`and id <> ${except}` : sql``}
    order by ${isComparison ? sql`waits_for is not distinct from 'server', tried_at nulls first, position` : sql`template = 'newsletter', position`}
    limit 1 for update skip locked`.execute(transaction);
  const [mail] = rows;
  return mail && { mail, pause, isComparison };
}

async function findLoneSuspect(transaction: Transaction<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from mail_message where status = 'waiting' and waits_for = 'server' limit 2`.execute(
    transaction,
  );
  return rows.length === 1 ? rows[0]?.id : undefined;
}

export async function countMailsSentSince(transaction: Transaction<Database>, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mail_message where status = 'sent' and sent_at >= ${since}`.execute(transaction);
  return rows[0]?.count ?? 0;
}
