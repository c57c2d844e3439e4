import { expect, it } from 'vitest';
import { listUnsentMails } from '#database/mail/outbox.ts';
import { testDatabase } from '#test/database.ts';
import { newsletter, numbered, outbox } from '#test/outbox.ts';
import { needsTls, openMailServer } from './mail-server.ts';
import { queueMail } from './queue-mail.ts';

const { database } = await testDatabase();
const { mailbox, now, queue, deliver, recipients } = await outbox(database);

it('a mail arrives with all that programs want to know of it', async () => {
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
  await deliver();
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
  expect(row).toMatchObject({ status: 'sent', attempts: 1, sent_at: now(), subject: 'Zoekt u nog?' });
  expect(row.html).toContain('<html');
});

it('a mail comes from the sender that is set, and is answered to the visitor', async () => {
  const mailFrom = { name: 'Hof, Gent', address: 'post@agency.be' };
  await queue('eline@agency.be', newsletter, 'lies@example.be');
  await deliver({ mailFrom });
  expect(mailbox.mails[0]).toMatchObject({ from: mailFrom, replyTo: [{ address: 'lies@example.be' }] });
});

it('a mail about an appointment has it for the calendar', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n';
  await queue('lies@example.be', {
    template: 'appointment',
    data: { change: 'cancelled', propertyId: 1, calendar },
  });
  await deliver();
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
])('a mail cannot be queued to %j', async (recipient) => {
  await expect(queue(recipient)).rejects.toThrow();
  await expect(queue('lies@example.be', newsletter, recipient)).rejects.toThrow();
  expect(await listUnsentMails(database)).toEqual([]);
});

it('a mail has no header of a visitor’s making, whatever was typed', async () => {
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
  await deliver();
  expect(recipients()).toEqual(Array.from({ length: 5 }, () => 'a@example.be'));
  for (const mail of mailbox.mails) {
    expect(headersOf(mail)).not.toHaveProperty('bcc');
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.html).not.toContain('<script>');
  }
  expect(mailbox.mails[0]?.subject).toBe('Bericht van Lies Bcc: x@evil.example <script>');
});

it.each([
  ['smtp://user:secret@mail.provider.example:587', true],
  ['smtp://192.0.2.7', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtp://localhost.provider.example', true],
])('%s needs TLS: %j', (url, needs) => {
  expect(needsTls(url)).toBe(needs);
});

it('where TLS is needed, no mail and no password goes to a server without it', async () => {
  const url = `${mailbox.url.replace('//', '//user:secret@')}?requireTLS=true`;
  const server = openMailServer(url, 'https://www.agency.be', { answerMs: 5000, mailMs: 5000 });
  const mail = { id: '1', from: { name: '', address: 'info@agency.be' }, recipient: 'lies@example.be' };
  const content = { replyTo: null, subject: '', html: '', plain: '', unsubscribeUrl: undefined };
  const failure = await server.send({ ...mail, ...content, calendar: undefined });
  server.close();
  expect(failure).toMatchObject({ kind: 'server', code: expect.stringContaining('ETLS') });
  expect(mailbox.mails).toEqual([]);
});

it('a mail wakes the outbox once for all mails of a transaction', async () => {
  let jobs = 0;
  await database.transaction().execute(async (transaction) => {
    for (const recipient of numbered(3))
      await queueMail(
        transaction,
        { enqueue: async () => void jobs++ },
        { ...newsletter, language: 'nl', recipient, now: now() },
      );
  });
  expect(jobs).toBe(1);
});

function headersOf(mail: { headers: { key: string; value: string }[] } | undefined): Record<string, string> {
  return Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
}
