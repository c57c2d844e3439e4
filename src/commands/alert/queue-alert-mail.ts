import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Jobs } from '#jobs/queue.ts';
import { type AlertStep, alertLinks } from '#links/alert-link.ts';
import type { Mail } from '#mail/outbox/mail-data.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert } from './alert.ts';
import { alertInLine } from './alert-words.ts';

type Told = { criteria: string; pathTo: (step: AlertStep) => string; unsubscribePath: string };

/** Queues a mail to the address of an alert. `write` gets the alert's particulars and the links for it. */
export async function queueAlertMail(
  transaction: Transaction<Database>,
  { jobs, now, zones }: { jobs: Pick<Jobs, 'enqueue'>; now: Date; zones: Zones },
  alert: Alert,
  write: (told: Told) => Mail,
): Promise<void> {
  const links = await alertLinks(transaction, alert);
  await queueMail(transaction, jobs, {
    ...write({ criteria: alertInLine(alert, zones), ...links }),
    language: alert.language,
    recipient: alert.email,
    leadId: alert.lead_id ?? undefined,
    now,
  });
}
