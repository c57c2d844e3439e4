import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { endMailPause, pauseMails } from '#database/mail/mail-pause.ts';
import type { NextMail } from '#database/mail/next-mail.ts';
import {
  clearSuspectMails,
  listSuspectMails,
  markMailFailed,
  type SuspectMail,
  suspectMail,
} from '#database/mail/tried-mail.ts';
import { pauseEnd, retryTime } from './retry-time.ts';
import type { SendFailure } from './send-failure.ts';

type Judge = { log: Pick<Logger, 'error' | 'warn'>; now: () => Date };

/**
 * Keeps a failed mail: it waits by itself, or is dead. If it seems that no mail can be sent, this one is only
 * suspected, and the server is left alone unless another mail gets through.
 */
export async function keepFailure(
  transaction: Transaction<Database>,
  { mail, pause, isComparison }: NextMail,
  { kind, reason, code }: SendFailure,
  { log, now }: Judge,
): Promise<void> {
  const isForGood = kind === 'refused' || kind === 'invalid';
  if (kind !== 'server') return failAlone(transaction, { ...mail, reason, code }, isForGood, { log, now });
  await suspectMail(transaction, mail.id, { reason, now: now() });
  const about = { mail: mail.id, template: mail.template, code };
  if (isComparison) {
    log.warn(about, 'the mail server accepts no mail: all mails wait');
    return;
  }
  const failures = (pause?.failures ?? 0) + 1;
  const until = pauseEnd(failures, now());
  await pauseMails(transaction, { failures, until, reason, now: now() });
  log.warn({ ...about, until }, 'a mail could not be sent, perhaps because the mail server accepts none');
}

/** The server has answered to a mail, which may show whether earlier failures were the mails' or the server's fault. */
export async function serverWorks(
  transaction: Transaction<Database>,
  { mail, pause, isComparison }: NextMail,
  judge: Judge,
): Promise<void> {
  if (pause || isComparison) await endMailPause(transaction);
  // Others failed a moment ago and this one did not: those mails are at fault.
  if (isComparison)
    for (const suspect of await listSuspectMails(transaction))
      await failAlone(transaction, suspect, false, judge);
  // This mail failed too while the server was away, as the others did.
  else if (mail.isSuspect) await clearSuspectMails(transaction);
}

async function failAlone(
  transaction: Transaction<Database>,
  { id, template, attempts, reason, code }: SuspectMail & { code?: string },
  isForGood: boolean,
  { log, now }: Judge,
): Promise<void> {
  const retryAt = isForGood ? undefined : retryTime(attempts + 1, now());
  await markMailFailed(transaction, id, { reason, retryAt, now: now() });
  const about = { mail: id, template, attempts: attempts + 1, code };
  if (retryAt) log.warn({ ...about, retryAt }, 'a mail could not be sent and will be tried again');
  else log.error(about, 'a mail could not be sent and will not be tried again');
}
