import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listUnsentMails, retryMails } from '#database/outbox.ts';
import { testDatabase } from '#test/database.ts';
import { startMailbox } from '#test/mailbox.ts';
import { type Delivery, deliverMails } from './deliver-mails.ts';
import type { Mail } from './mail-data.ts';
import { queueMail } from './queue-mail.ts';
import { mostAttempts } from './retry-time.ts';

const { database } = await testDatabase();
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
});

const newsletter: Mail = { template: 'confirm-newsletter', data: { confirmPath: '/nl/bevestig/?token=a' } };
let jobs = 0;

function queue(recipient: string, mail: Mail = newsletter, replyTo?: string): Promise<void> {
  return database
    .transaction()
    .execute((transaction) =>
      queueMail(
        transaction,
        { enqueue: async () => void jobs++ },
        { ...mail, language: 'nl', recipient, replyTo, now },
      ),
    );
}

function recipients(): string[] {
  return mailbox.mails.map(({ envelope }) => envelope.to.join());
}

function passMinutes(count: number): void {
  now = new Date(now.getTime() + count * 60_000);
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `mail${index + 1}@example.be`);

describe('a mail', () => {
  it('arrives with all that programs want to know of it', async () => {
    await queue('lies@example.be', {
      template: 'alert-expires',
      data: {
        criteria: 'Huis in Gent',
        expiresOn: '2026-12-21',
        stayPath: '/nl/zoekopdracht/?token=a',
        endPath: '/nl/zoekopdracht/?token=b',
        unsubscribePath: '/unsubscribe/?token=c',
      },
    });
    await deliverMails(delivery);
    const [mail] = await mailbox.mailsTo('lies@example.be');
    const row = await database.selectFrom('mail_message').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      subject: 'Zoekt u nog?',
      from: { name: 'Gevel', address: 'info@agency.example' },
      to: [{ address: 'lies@example.be' }],
      messageId: `<${row.id}@www.agency.be>`,
      envelope: { from: 'info@agency.example' },
    });
    expect(mail?.text).toContain('https://www.agency.be/nl/zoekopdracht/?token=a');
    expect(mail?.html).toContain('href="https://www.agency.be/nl/zoekopdracht/?token=b"');
    expect(headersOf(mail)).toMatchObject({
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': '<https://www.agency.be/unsubscribe/?token=c>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(row).toMatchObject({ status: 'sent', attempts: 1, sent_at: now, subject: 'Zoekt u nog?' });
    expect(row.html).toContain('<html');
  });

  it('comes from the sender that is set, and is answered to the visitor', async () => {
    const mailFrom = { name: 'Hof, Gent', address: 'post@agency.be' };
    await queue('eline@agency.be', newsletter, 'lies@example.be');
    await deliverMails({ ...delivery, environment: { ...delivery.environment, mailFrom } });
    expect(mailbox.mails[0]).toMatchObject({ from: mailFrom, replyTo: [{ address: 'lies@example.be' }] });
  });

  it('about a visit has it for the calendar', async () => {
    const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
    await queue('lies@example.be', {
      template: 'appointment',
      data: { change: 'cancelled', propertyId: 1, calendar },
    });
    await deliverMails(delivery);
    const attachments = mailbox.mails[0]?.attachments ?? [];
    const named = attachments.find(({ filename }) => filename === 'visit.ics');
    expect(attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    expect(new TextDecoder().decode(named?.content as ArrayBuffer)).toBe(calendar.replaceAll('\r', ''));
    expect(attachments.some(({ method }) => method === 'CANCEL')).toBe(true);
  });

  it.each([
    'lies@example',
    'a@b.be, c@d.be',
    'lies@example.be\r\nBcc: x@evil.example',
    '',
    'Lies <l@example.be>',
  ])('cannot be queued to %j', async (recipient) => {
    await expect(queue(recipient)).rejects.toThrow();
    await expect(queue('lies@example.be', newsletter, recipient)).rejects.toThrow();
    expect(await listUnsentMails(database)).toEqual([]);
  });

  it('has no header of a visitor’s making, whatever was typed', async () => {
    const typed = 'Lies\r\nBcc: x@evil.example\r\n\r\n<script>';
    const answers = [{ label: typed, value: typed }];
    const visitor = { name: typed, email: typed, phone: typed, language: typed };
    await queue('a@example.be', {
      template: 'request-for-agent',
      data: { form: 'contact', visitor, answers, page: '/nl/contact/' },
    });
    await queue('a@example.be', {
      template: 'friend',
      data: { senderName: typed, senderEmail: typed, remark: typed },
    });
    await queue('a@example.be', {
      template: 'request-received',
      data: { form: 'contact', firstName: typed, answers },
    });
    await queue('a@example.be', {
      template: 'testimonial-for-agency',
      data: { name: typed, comment: typed, website: typed },
    });
    await queue('a@example.be', { template: 'confirm-alert', data: { criteria: typed, confirmPath: '/' } });
    await deliverMails(delivery);
    expect(recipients()).toEqual(Array.from({ length: 5 }, () => 'a@example.be'));
    for (const mail of mailbox.mails) {
      expect(headersOf(mail)).not.toHaveProperty('bcc');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toContain('<script>');
    }
    expect(mailbox.mails[0]?.subject).toBe('Bericht van Lies Bcc: x@evil.example <script>');
  });

  it('wakes the outbox once for all mails of a transaction', async () => {
    jobs = 0;
    await database.transaction().execute(async (transaction) => {
      for (const recipient of numbered(3))
        await queueMail(
          transaction,
          { enqueue: async () => void jobs++ },
          { ...newsletter, language: 'nl', recipient },
        );
    });
    expect(jobs).toBe(1);
  });
});

describe('an outbox', () => {
  it('is emptied in order, also by several processes at once, none twice', async () => {
    for (const recipient of numbered(8)) await queue(recipient);
    await Promise.all([deliverMails(delivery), deliverMails(delivery), deliverMails(delivery)]);
    expect(recipients()).toEqual(numbered(8));
  });

  it('takes no more at once than a stop can wait for', async () => {
    for (const recipient of numbered(51)) await queue(recipient);
    const environment = { ...delivery.environment, smtpUrl: undefined, devMailbox: true };
    expect(await deliverMails({ ...delivery, environment })).toBe('more');
    expect(await deliverMails({ ...delivery, environment })).toBe('done');
    expect(await listUnsentMails(database)).toEqual([]);
  });

  it('waits for a server that is down for an hour: then all comes, in order, none twice', async () => {
    await mailbox.stop();
    const all = numbered(6);
    for (const recipient of all.slice(0, 4)) await queue(recipient);
    const tries: number[] = [];
    for (let minute = 0; minute < 60; minute++) {
      if (minute === 20) await queue(all[4] ?? '');
      const before = logged.length;
      await deliverMails(delivery);
      if (logged.length > before) tries.push(minute);
      passMinutes(1);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15, 31]);
    await mailbox.start();
    await queue(all[5] ?? '');
    for (let minute = 0; minute < 60; minute++) {
      await deliverMails(delivery);
      passMinutes(1);
    }
    expect(recipients()).toEqual(all);
    expect(JSON.stringify(logged)).not.toContain('example.be');
  });

  it('sends a mail again, with the same Message-ID, when the server took it and nobody heard', async () => {
    mailbox.refuse((_, at) => (at === 'text' ? 'hang up' : undefined));
    await queue('lies@example.be');
    await deliverMails(delivery);
    expect(await listUnsentMails(database)).toMatchObject([{ status: 'waiting', attempts: 1 }]);
    mailbox.refuse(() => undefined);
    passMinutes(1);
    await deliverMails(delivery);
    const ids = (await mailbox.mailsTo('lies@example.be', 2)).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('sends a mail again, with the same Message-ID, when the process ends before it could note that it went', async () => {
    // What the database sees of a kill: the connection is gone, with its transaction and its lock.
    mailbox.refuse(async (_, at) => {
      if (at === 'text')
        await sql`select pg_terminate_backend(pid) from pg_locks
          where locktype = 'advisory' and objid = 5309114
            and database = (select oid from pg_database where datname = current_database())`.execute(
          database,
        );
      return undefined;
    });
    for (const recipient of numbered(2)) await queue(recipient);
    await expect(deliverMails(delivery)).rejects.toThrow();
    expect(await listUnsentMails(database)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    mailbox.refuse(() => undefined);
    await deliverMails(delivery);
    expect(recipients()).toEqual(['mail1@example.be', 'mail1@example.be', 'mail2@example.be']);
    expect(mailbox.mails[1]?.messageId).toBe(mailbox.mails[0]?.messageId);
    expect(await listUnsentMails(database)).toEqual([]);
  });

  it('leaves a mail that is refused for good, and goes on', async () => {
    mailbox.refuse((recipient) => (recipient === 'mail2@example.be' ? 550 : undefined));
    for (const recipient of numbered(3)) await queue(recipient);
    await deliverMails(delivery);
    expect(recipients()).toEqual(['mail1@example.be', 'mail3@example.be']);
    expect(await listUnsentMails(database)).toMatchObject([
      {
        recipient: 'mail2@example.be',
        status: 'dead',
        attempts: 1,
        last_error: expect.stringContaining('550'),
      },
    ]);
    expect(logged).toEqual([
      expect.objectContaining({ template: 'confirm-newsletter', code: 'EENVELOPE RCPT TO 550' }),
    ]);
    passMinutes(600);
    await deliverMails(delivery);
    expect(mailbox.mails).toHaveLength(2);

    mailbox.refuse(() => undefined);
    const [dead] = await listUnsentMails(database);
    expect(await retryMails(database, [dead?.id ?? ''], now)).toEqual([dead?.id]);
    await deliverMails(delivery);
    expect(recipients().at(-1)).toBe('mail2@example.be');
  });

  it.each(['recipient', 'text'] as const)(
    'puts off a mail that is not taken now, at its %s, and goes on',
    async (at) => {
      mailbox.refuse((recipient, when) =>
        recipient === 'mail1@example.be' && when === at ? 451 : undefined,
      );
      for (const recipient of numbered(2)) await queue(recipient);
      await deliverMails(delivery);
      expect(recipients()).toEqual(['mail2@example.be']);
      mailbox.refuse(() => undefined);
      passMinutes(1);
      await deliverMails(delivery);
      expect(recipients()).toEqual(['mail2@example.be', 'mail1@example.be']);
    },
  );

  it('gives up after the last try, and says so', async () => {
    mailbox.refuse(() => 451);
    await queue('lies@example.be');
    await database
      .updateTable('mail_message')
      .set({ attempts: mostAttempts - 2 })
      .execute();
    await deliverMails(delivery);
    expect(await listUnsentMails(database)).toMatchObject([{ status: 'waiting' }]);
    passMinutes(60);
    await deliverMails(delivery);
    expect(await listUnsentMails(database)).toMatchObject([{ status: 'dead', attempts: mostAttempts }]);
  });

  it('is not held up by a mail that this version cannot write', async () => {
    await database
      .insertInto('mail_message')
      .values({
        template: 'of-another-version',
        language: 'nl',
        recipient: 'a@example.be',
        next_attempt_at: now,
      })
      .execute();
    await queue('lies@example.be');
    await deliverMails(delivery);
    expect(recipients()).toEqual(['lies@example.be']);
    expect(await listUnsentMails(database)).toMatchObject([{ template: 'of-another-version', attempts: 1 }]);
  });

  it('keeps everything where no server is set', async () => {
    await queue('lies@example.be');
    const environment = { ...delivery.environment, smtpUrl: undefined };
    await deliverMails({ ...delivery, environment });
    expect(await listUnsentMails(database)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await deliverMails({ ...delivery, environment: { ...environment, devMailbox: true } });
    expect(await listUnsentMails(database)).toEqual([]);
  });
});

function headersOf(mail: { headers: { key: string; value: string }[] } | undefined): Record<string, string> {
  return Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
}
