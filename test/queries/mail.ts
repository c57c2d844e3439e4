import { listDeadMails } from '#database/mail/dead-mails.ts';
import { findMailHold, releaseMails } from '#database/mail/hold.ts';
import { endMailPause, findMailPause, pauseMails } from '#database/mail/mail-pause.ts';
import { readMailState } from '#database/mail/mail-state.ts';
import { countMailsSentSince, keepLock, lockOutbox, takeNextMail } from '#database/mail/next-mail.ts';
import { dropMails, listUnsentMails, retryMails } from '#database/mail/outbox.ts';
import { findSentMail, listSentMails } from '#database/mail/sent-mails.ts';
import {
  clearSuspectMails,
  listSuspectMails,
  markMailFailed,
  markMailSent,
  suspectMail,
} from '#database/mail/tried-mail.ts';
import { answered, later, now, sample, uuid } from './sample.ts';

const pause = { failures: 1, since: now, until: later, reason: 'away' };
const isWaiting = { waiting: 1, dead: 0, unwritten: 0, dueSince: null };

export const samples = [
  sample(listDeadMails, 20),
  sample(findMailHold),
  sample(releaseMails),
  sample(findMailPause),
  sample(pauseMails, { failures: 1, until: later, reason: 'away', now }),
  sample(endMailPause),
  answered([[isWaiting]], readMailState, now),
  sample(lockOutbox, 60_000),
  sample(keepLock),
  sample(takeNextMail, now, undefined),
  sample(takeNextMail, now, uuid),
  answered(
    [[{ ...pause, until: new Date(now.getTime() + 60_000) }], [{ id: uuid }]],
    takeNextMail,
    now,
    undefined,
  ),
  sample(countMailsSentSince, now),
  sample(listUnsentMails),
  answered([[{ id: uuid }]], retryMails, [uuid], now),
  sample(retryMails, 'all', now),
  sample(dropMails, [uuid]),
  sample(listSentMails, 20),
  sample(findSentMail, uuid),
  sample(markMailSent, uuid, { subject: 'subject', html: '<p>', plain: 'text', now }),
  sample(markMailFailed, uuid, { reason: 'refused', retryAt: later, now }),
  sample(markMailFailed, uuid, { reason: 'refused', retryAt: undefined, now }),
  sample(suspectMail, uuid, { reason: 'away', now }),
  sample(listSuspectMails),
  sample(clearSuspectMails),
];
