import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { findMailHold } from '#database/mail/hold.ts';
import { UNWRITTEN } from '#database/mail/mail-state.ts';
import {
  countMailsSentSince,
  keepLock,
  lockOutbox,
  type MailMessage,
  takeNextMail,
} from '#database/mail/next-mail.ts';
import { markMailSent } from '#database/mail/tried-mail.ts';
import { findSettings } from '#database/site/settings.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { Environment } from '#environment';
import { renderMail } from '#mail/rendering/render-mail.tsx';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import { keepFailure, serverWorks } from './judge-failure.ts';
import { type MailServer, openMailServer, type Patience } from './mail-server.ts';
import type { SendFailure } from './send-failure.ts';

export type Delivery = {
  database: Kysely<Database>;
  environment: Pick<Environment, 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'devMailbox'>;
  log: Pick<Logger, 'error' | 'warn'>;
  now: () => Date;
  /** `lockMs`: the longest time for which a frozen or dead process keeps the others from sending. */
  patience?: Patience & { lockMs: number };
};

const defaultPatience = { answerMs: 30_000, mailMs: 90_000, lockMs: 2 * minuteMs };

/** Few enough that a run ends within the time allowed for stopping; the next run sends the rest. */
const mostAtOnce = 50;

type Run = Delivery & { settings: Settings; server: MailServer | undefined };

/**
 * Sends the outbox in order and one mail at a time, across all processes. Each mail is locked, sent and marked in a
 * transaction: if the process is killed or frozen in between, the mail is sent again with the same Message-ID. Without
 * SMTP_URL nothing is sent: mails can be read at /dev/mail/ or, if that is switched off, wait.
 */
export async function deliverMails(delivery: Delivery): Promise<'done' | 'more'> {
  const { database, environment, patience = defaultPatience } = delivery;
  const { smtpUrl, publicUrl, devMailbox } = environment;
  if (!smtpUrl && !devMailbox) return 'done';
  // A hold only matters with a mail server: mails at /dev/mail/ reach nobody.
  if (smtpUrl && (await findMailHold(database))) return 'done';
  // Invalid settings are logged where pages are made.
  const settings = validSettings((await findSettings(database)) ?? {}, defaultSettings, () => {});
  const server = smtpUrl === undefined ? undefined : openMailServer(smtpUrl, publicUrl, patience);
  try {
    let failed: string | undefined;
    for (let count = 0; count < mostAtOnce; count++) {
      const step = await database
        .transaction()
        .execute((transaction) => deliverNext(transaction, { ...delivery, settings, server }, failed));
      if (step === 'end') return 'done';
      if (step === 'answered') failed = undefined;
      else if (step !== 'unasked') failed = step.failed;
    }
    return 'more';
  } finally {
    server?.close();
  }
}

type Step =
  /** Nothing can or may be sent now. */
  | 'end'
  /** The server accepted one mail, or said why not. */
  | 'answered'
  | 'unasked'
  /** This mail could not be sent: the next one shows whether the mail or the server is at fault. */
  | { failed: string };

async function deliverNext(
  transaction: Transaction<Database>,
  run: Run,
  failed: string | undefined,
): Promise<Step> {
  const { settings, environment, now, patience = defaultPatience } = run;
  if (!(await lockOutbox(transaction, patience.lockMs))) return 'end';
  if (await isLimitReached(transaction, settings, now())) return 'end';
  const next = await takeNextMail(transaction, now(), failed);
  if (!next) return 'end';
  const { mail, isComparison } = next;
  const rendered = await render(run, mail);
  if ('problems' in rendered && rendered.problems.length > 0)
    run.log.warn(
      { mail: mail.id, template: mail.template, problems: rendered.problems },
      'a mail was sent without some of its data, because the data is not valid',
    );
  if ('kind' in rendered) {
    await keepFailure(transaction, next, rendered, run);
    return 'unasked';
  }
  // A process that was frozen for minutes must not send a mail that another process has sent since.
  await keepLock(transaction);
  const { publicUrl, mailFrom } = environment;
  const { unsubscribePath } = rendered;
  const failure = await run.server?.send({
    ...rendered,
    id: mail.id,
    from: mailFrom ?? { name: settings.agency.name, address: settings.agency.email },
    recipient: mail.recipient,
    replyTo: mail.reply_to,
    unsubscribeUrl: unsubscribePath === undefined ? undefined : publicUrl + unsubscribePath,
  });
  if (failure) await keepFailure(transaction, next, failure, run);
  else await markMailSent(transaction, mail.id, { ...rendered, now: now() });
  if (failure?.kind === 'server') return isComparison ? 'end' : { failed: mail.id };
  if (failure?.kind === 'invalid') return 'unasked';
  await serverWorks(transaction, next, run);
  return 'answered';
}

async function render(
  { database, settings, environment: { publicUrl } }: Run,
  mail: MailMessage,
): Promise<Awaited<ReturnType<typeof renderMail>> | SendFailure> {
  // Uses another connection, because a failing query would end the transaction that holds the mail.
  return renderMail({ database, settings, publicUrl }, mail).catch((error: Error) => ({
    kind: 'unwritten',
    reason: `${UNWRITTEN}${error.message}`,
    code: error.name,
  }));
}

async function isLimitReached(
  transaction: Transaction<Database>,
  { mail: { mostPerMinute } }: Settings,
  now: Date,
): Promise<boolean> {
  if (mostPerMinute === null) return false;
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  return (await countMailsSentSince(transaction, minute)) >= mostPerMinute;
}
