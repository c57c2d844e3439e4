import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listUnsentMails, retryMails } from '#database/mail/outbox.ts';
import { testDatabase } from '#test/database.ts';
import { numbered, outbox } from '#test/outbox.ts';
import { mostAttempts } from './retry-time.ts';

const { database } = await testDatabase();
const { mailbox, logged, now, passMinutes, queue, deliver, recipients } = await outbox(database);

it('an outbox is emptied in order, also by several processes at once, none twice', async () => {
  for (const recipient of numbered(8)) await queue(recipient);
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(recipients()).toEqual(numbered(8));
});

it('an outbox takes no more at once than a stop can wait for', async () => {
  for (const recipient of numbered(51)) await queue(recipient);
  const shown = { smtpUrl: undefined, devMailbox: true };
  expect(await deliver(shown)).toBe('more');
  expect(await deliver(shown)).toBe('done');
  expect(await listUnsentMails(database)).toEqual([]);
});

it('an outbox waits for a server that is down for an hour: then all comes, in order, none twice', async () => {
  await mailbox.stop();
  const all = numbered(6);
  for (const recipient of all.slice(0, 4)) await queue(recipient);
  const tries: number[] = [];
  for (let minute = 0; minute < 60; minute++) {
    if (minute === 20) await queue(all[4] ?? '');
    const before = logged.length;
    await deliver();
    if (logged.length > before) tries.push(minute);
    passMinutes(1);
  }
  expect(tries).toEqual([0, 1, 3, 7, 15, 25, 35, 45, 55]);
  await mailbox.start();
  await queue(all[5] ?? '');
  for (let minute = 0; minute < 60; minute++) {
    await deliver();
    passMinutes(1);
  }
  expect(recipients()).toEqual(all);
  expect(JSON.stringify(logged)).not.toContain('example.be');
});

it('an outbox blames no mail for the server when another of those that waited for it fails by itself', async () => {
  await mailbox.stop();
  for (const recipient of numbered(4)) await queue(recipient);
  // By now the first three have been tried.
  for (let round = 0; round < 2; round++) {
    await deliver();
    passMinutes(1);
  }
  await mailbox.start();
  mailbox.refuse((recipient) => (recipient === 'mail2@example.be' ? 'hang up' : undefined));
  passMinutes(2);
  await deliver();
  expect(recipients()).toEqual(['mail1@example.be', 'mail4@example.be', 'mail3@example.be']);
  expect(await listUnsentMails(database)).toMatchObject([{ recipient: 'mail2@example.be', attempts: 1 }]);
});

it('an outbox sends a mail again, with the same Message-ID, when the server took it and nobody heard', async () => {
  mailbox.refuse((_, at) => (at === 'text' ? 'hang up' : undefined));
  await queue('lies@example.be');
  await deliver();
  expect(await listUnsentMails(database)).toMatchObject([{ status: 'waiting' }]);
  mailbox.refuse(() => undefined);
  passMinutes(1);
  await deliver();
  const ids = (await mailbox.mailsTo('lies@example.be', 2)).map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('an outbox sends a mail again, with the same Message-ID, when the process ends before it could note that it went', async () => {
  // A killed process, as the database sees it: the connection is gone, with its transaction and its lock.
  mailbox.refuse(async (_, at) => {
    if (at === 'text')
      await sql`select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and objid = 5309114
          and database = (select oid from pg_database where datname = current_database())`.execute(database);
    return undefined;
  });
  for (const recipient of numbered(2)) await queue(recipient);
  await expect(deliver()).rejects.toThrow();
  expect(await listUnsentMails(database)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
  mailbox.refuse(() => undefined);
  await deliver();
  expect(recipients()).toEqual(['mail1@example.be', 'mail1@example.be', 'mail2@example.be']);
  expect(mailbox.mails[1]?.messageId).toBe(mailbox.mails[0]?.messageId);
  expect(await listUnsentMails(database)).toEqual([]);
});

it('an outbox leaves a mail that is refused for good, and goes on', async () => {
  mailbox.refuse((recipient) => (recipient === 'mail2@example.be' ? 550 : undefined));
  for (const recipient of numbered(3)) await queue(recipient);
  await deliver();
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
  await deliver();
  expect(mailbox.mails).toHaveLength(2);

  mailbox.refuse(() => undefined);
  const [dead] = await listUnsentMails(database);
  expect(await retryMails(database, [dead?.id ?? ''], now())).toEqual([dead?.id]);
  await deliver();
  expect(recipients().at(-1)).toBe('mail2@example.be');
});

it.each(['recipient', 'text'] as const)(
  'an outbox puts off a mail that is not taken now, at its %s, and goes on',
  async (at) => {
    mailbox.refuse((recipient, when) => (recipient === 'mail1@example.be' && when === at ? 451 : undefined));
    for (const recipient of numbered(2)) await queue(recipient);
    await deliver();
    expect(recipients()).toEqual(['mail2@example.be']);
    mailbox.refuse(() => undefined);
    passMinutes(1);
    await deliver();
    expect(recipients()).toEqual(['mail2@example.be', 'mail1@example.be']);
  },
);

it('an outbox gives up after the last try, and says so', async () => {
  mailbox.refuse(() => 451);
  await queue('lies@example.be');
  await database
    .updateTable('mail_message')
    .set({ attempts: mostAttempts - 2 })
    .execute();
  await deliver();
  expect(await listUnsentMails(database)).toMatchObject([{ status: 'waiting' }]);
  passMinutes(60);
  await deliver();
  expect(await listUnsentMails(database)).toMatchObject([{ status: 'dead', attempts: mostAttempts }]);
});

it('an outbox is not held up by a mail that this version cannot write', async () => {
  await database
    .insertInto('mail_message')
    .values({
      template: 'of-another-version',
      language: 'nl',
      recipient: 'a@example.be',
      next_attempt_at: now(),
    })
    .execute();
  await queue('lies@example.be');
  await deliver();
  expect(recipients()).toEqual(['lies@example.be']);
  expect(await listUnsentMails(database)).toMatchObject([{ template: 'of-another-version', attempts: 1 }]);
});

it('an outbox that failed by a clock a day ahead goes on when it is turned back', async () => {
  await mailbox.stop();
  for (const recipient of numbered(2)) await queue(recipient);
  passMinutes(24 * 60);
  await deliver();
  await mailbox.start();
  passMinutes(-24 * 60);
  await deliver();
  expect(recipients()).toEqual(numbered(2));
});

it('an outbox keeps everything where no server is set', async () => {
  await queue('lies@example.be');
  await deliver({ smtpUrl: undefined });
  expect(await listUnsentMails(database)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  await deliver({ smtpUrl: undefined, devMailbox: true });
  expect(await listUnsentMails(database)).toEqual([]);
});
