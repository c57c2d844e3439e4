import { type Kysely, sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { type MailMessage, markMailFailed, markMailSent, takeNextMail } from '#database/mail/outbox.ts';
import { findSettings } from '#database/site/settings.ts';
import type { Environment } from '#environment';
import { renderMail } from '#mail/rendering/render-mail.tsx';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import { retryTime } from './retry-time.ts';
import { type SendFailure, sendMail } from './send-mail.ts';

export type Delivery = {
  database: Kysely<Database>;
  environment: Pick<Environment, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'devMailbox'>;
  log: Pick<Logger, 'error' | 'warn'>;
  now: () => Date;
};

const LOCK = 5_309_114;

/** Few enough that a run ends within the time allowed for stopping; the next run sends the rest. */
const mostAtOnce = 50;

/**
 * Sends the outbox in order and one mail at a time, across all processes. Each mail is locked, sent and marked in a
 * transaction: if the process is killed in between, the mail is sent again with the same Message-ID. Without SMTP_URL
 * nothing is sent: mails can be read at /dev/mail/ or, where that is switched off, wait.
 */
export async function deliverMails(delivery: Delivery): Promise<'done' | 'more'> {
  const { database, environment } = delivery;
  if (!environment.smtpUrl && !environment.devMailbox) return 'done';
  return database.connection().execute(async (connection) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as "isOurs"`.execute(connection);
    if (!rows[0]?.isOurs) return 'done';
    try {
      const settings = await readSettings(delivery);
      for (let count = 0; count < mostAtOnce; count++) {
        const isLast = await connection
          .transaction()
          .execute((transaction) => deliverNext(transaction, delivery, settings));
        if (isLast) return 'done';
      }
      return 'more';
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** True when no mail is due, or when the server accepts none at present. */
async function deliverNext(
  transaction: Transaction<Database>,
  { database, environment, log, now }: Delivery,
  settings: Settings,
): Promise<boolean> {
  const mail = await takeNextMail(transaction, now());
  if (!mail) return true;
  const { publicUrl, smtpUrl, mailFrom } = environment;
  // Uses another connection, because a failing query would end this transaction.
  const rendered = await renderMail({ database, settings, publicUrl }, mail).catch(
    (error: Error): SendFailure => ({ kind: 'recipient', reason: error.message, code: error.name }),
  );
  if ('kind' in rendered) return fail(transaction, mail, rendered);
  const { unsubscribePath } = rendered;
  const failure =
    smtpUrl &&
    (await sendMail(smtpUrl, publicUrl, {
      ...rendered,
      id: mail.id,
      from: mailFrom ?? { name: settings.agency.name, address: settings.agency.email },
      recipient: mail.recipient,
      replyTo: mail.reply_to,
      unsubscribeUrl: unsubscribePath === undefined ? undefined : publicUrl + unsubscribePath,
    }));
  if (failure) return fail(transaction, mail, failure);
  await markMailSent(transaction, mail.id, { ...rendered, now: now() });
  return false;

  async function fail(
    transaction: Transaction<Database>,
    { id, template, attempts }: MailMessage,
    { kind, reason, code }: SendFailure,
  ): Promise<boolean> {
    const retryAt = kind === 'dead' ? undefined : retryTime(attempts + 1, now());
    const waitsFor = kind === 'server' ? 'server' : 'recipient';
    await markMailFailed(transaction, id, { reason, waitsFor, retryAt });
    const about = { mail: id, template, attempts: attempts + 1, code };
    if (!retryAt) log.error(about, 'a mail cannot be sent, and is not tried again');
    else if (kind === 'server') log.warn({ ...about, retryAt }, 'no mail can be sent now: all wait');
    else log.warn({ ...about, retryAt }, 'a mail could not be sent, and is tried again');
    return kind === 'server' && retryAt !== undefined;
  }
}

async function readSettings({ database, log }: Delivery): Promise<Settings> {
  const stored = (await findSettings(database)) ?? {};
  return validSettings(stored, defaultSettings, (problem) =>
    log.error(problem, 'the settings are not valid: mails go by the default of these'),
  );
}
