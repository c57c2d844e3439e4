import type { Kysely } from 'kysely';
import { afterAll, beforeEach } from 'vitest';
import type { Database } from '#database/client.ts';
import { type Delivery, deliverMails } from '#mail/outbox/deliver-mails.ts';
import type { Mail } from '#mail/outbox/mail-data.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { startMailbox } from './mailbox.ts';

export const newsletter: Mail = {
  template: 'confirm-newsletter',
  data: { confirmPath: '/nl/bevestig/?token=a' },
};

export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `mail${index + 1}@example.be`);

/**
 * An outbox with a clock that tests set, and the server that it delivers to; both are empty at the start of each test.
 */
export async function outbox(database: Kysely<Database>) {
  const mailbox = await startMailbox();
  afterAll(() => mailbox.stop());
  const start = new Date('2026-11-21T17:00:00Z');
  let now = start;
  const logged: Record<string, unknown>[] = [];
  const keep = (about: unknown) => void logged.push(about as Record<string, unknown>);
  const delivery: Delivery = {
    database,
    environment: {
      publicUrl: 'https://www.agency.be',
      smtpUrl: mailbox.url,
      mailFrom: undefined,
      devMailbox: false,
    },
    log: { error: keep, warn: keep },
    now: () => now,
  };

  beforeEach(async () => {
    now = start;
    logged.length = 0;
    mailbox.mails.length = 0;
    mailbox.refuse(() => undefined);
    await database.deleteFrom('mail_message').execute();
    await database.deleteFrom('mail_pause').execute();
  });

  return {
    mailbox,
    logged,
    now: () => now,
    passMinutes: (count: number) => {
      now = new Date(now.getTime() + count * 60_000);
    },
    deliver: (environment: Partial<Delivery['environment']> = {}, patience?: Delivery['patience']) =>
      deliverMails({
        ...delivery,
        environment: { ...delivery.environment, ...environment },
        ...(patience && { patience }),
      }),
    queue: (recipient: string, mail: Mail = newsletter, replyTo?: string): Promise<string> =>
      database
        .transaction()
        .execute((transaction) =>
          queueMail(
            transaction,
            { enqueue: async () => {} },
            { ...mail, language: 'nl', recipient, replyTo, now },
          ),
        ),
    recipients: () => mailbox.mails.map(({ envelope }) => envelope.to.join()),
  };
}
