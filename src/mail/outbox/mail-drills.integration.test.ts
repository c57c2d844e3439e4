import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listUnsentMails } from '#database/mail/outbox.ts';
import { testDatabase } from '#test/database.ts';
import { numbered, outbox } from '#test/outbox.ts';

const { database } = await testDatabase();
const { mailbox, logged, passMinutes, queue, deliver, recipients } = await outbox(database);

const [bad = '', ...others] = numbered(4);
const patience = { answerMs: 30_000, mailMs: 60_000, lockMs: 120_000 };

/** Makes the server hang on a recipient's mail; gives the function that lets it answer. */
function freeze(recipient: string): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let hasFrozen = false;
  mailbox.refuse((to, at) => {
    if (to !== recipient || at !== 'text' || hasFrozen) return undefined;
    hasFrozen = true;
    return promise;
  });
  onTestFinished(() => resolve(undefined));
  return () => resolve(undefined);
}

it.each([
  [421, 'recipient', 'waiting'],
  [421, 'text', 'waiting'],
  [450, 'recipient', 'waiting'],
  [451, 'text', 'waiting'],
  [550, 'recipient', 'dead'],
  [554, 'text', 'dead'],
  ['hang up', 'recipient', 'waiting'],
  ['hang up', 'within text', 'waiting'],
  ['hang up', 'text', 'waiting'],
] as const)(
  'a mail that the server answers with %s at its %s holds up no other',
  async (refusal, at, status) => {
    mailbox.refuse((recipient, when) => (recipient === bad && when === at ? refusal : undefined));
    for (const recipient of [bad, ...others]) await queue(recipient);
    await deliver();
    expect(recipients().filter((recipient) => recipient !== bad)).toEqual(others);
    expect(await listUnsentMails(database)).toMatchObject([{ recipient: bad, status, attempts: 1 }]);

    // Not even when it is tried again while no other mail waits.
    passMinutes(1);
    await deliver();
    await queue('late@example.be');
    await deliver();
    expect(recipients().at(-1)).toBe('late@example.be');
    const attempts = status === 'dead' ? 1 : 2;
    expect(await listUnsentMails(database)).toMatchObject([{ recipient: bad, status, attempts }]);
  },
);

it('a mail for which the server never answers holds up no other', async () => {
  freeze(bad);
  for (const recipient of [bad, ...others]) await queue(recipient);
  await deliver({}, { ...patience, answerMs: 200 });
  expect(recipients()).toEqual([bad, ...others]);
  passMinutes(1);
  await deliver();
  expect(recipients()).toEqual([bad, ...others, bad]);
  expect(mailbox.mails.at(-1)?.messageId).toBe(mailbox.mails[0]?.messageId);
});

it('two bad mails one after the other hold up the others for a minute', async () => {
  mailbox.refuse((recipient) => (recipient === bad || recipient === others[0] ? 'hang up' : undefined));
  for (const recipient of [bad, ...others]) await queue(recipient);
  await deliver();
  expect(recipients()).toEqual([]);
  passMinutes(1);
  await deliver();
  expect(recipients()).toEqual(others.slice(1));
  expect(await listUnsentMails(database)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
});

it('a mail that comes while the server is left alone for one other is sent at once', async () => {
  mailbox.refuse((recipient) => (recipient === bad ? 421 : undefined));
  await queue(bad);
  await deliver();
  await deliver();
  expect(logged).toHaveLength(1);
  await queue('late@example.be');
  await deliver();
  expect(recipients()).toEqual(['late@example.be']);
});

it('no mail is lost to a server that is away for four days, and all come within ten minutes', async () => {
  await mailbox.stop();
  for (const recipient of [bad, ...others]) await queue(recipient);
  for (let hour = 0; hour < 96; hour += 4) {
    await deliver();
    passMinutes(240);
  }
  await deliver();
  await mailbox.start();
  passMinutes(10);
  await deliver();
  expect(recipients()).toEqual([bad, ...others]);
});

it('a server that wants another password makes no mail dead', async () => {
  mailbox.refuse((_, at) => (at === 'recipient' ? 530 : undefined));
  for (const recipient of [bad, ...others]) await queue(recipient);
  await deliver();
  passMinutes(1);
  await deliver();
  expect((await listUnsentMails(database)).map(({ status }) => status)).toEqual(
    [bad, ...others].map(() => 'waiting'),
  );
  mailbox.refuse(() => undefined);
  passMinutes(10);
  await deliver();
  expect(recipients()).toEqual([bad, ...others]);
});

it('many mails go over one connection', async () => {
  const before = mailbox.connections();
  for (const recipient of numbered(20)) await queue(recipient);
  await deliver();
  expect(recipients()).toEqual(numbered(20));
  expect(mailbox.connections() - before).toBe(1);
});

it('no more mails go in a minute than the settings allow', async () => {
  onTestFinished(async () => void (await database.deleteFrom('setting').execute()));
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify({ mail: { mostPerMinute: 3 } }) })
    .execute();
  for (const recipient of numbered(7)) await queue(recipient);
  const afterEach: number[] = [];
  for (let minute = 0; minute < 3; minute++) {
    for (const _ of [1, 2]) {
      await deliver();
      afterEach.push(recipients().length);
    }
    passMinutes(1);
  }
  expect(afterEach).toEqual([3, 3, 6, 6, 7, 7]);
});

it('a process that freezes while it sends holds up the others for no longer than the lock lasts', async () => {
  const thaw = freeze(bad);
  for (const recipient of [bad, ...others]) await queue(recipient);
  const frozen = deliver({}, { ...patience, lockMs: 500 });
  frozen.catch(() => {});
  await mailbox.mailsTo(bad);
  expect(await deliver()).toBe('done');
  expect(recipients()).toEqual([bad]);
  await expect
    .poll(async () => {
      await deliver();
      return recipients();
    })
    .toEqual([bad, bad, ...others]);
  expect(mailbox.mails[1]?.messageId).toBe(mailbox.mails[0]?.messageId);
  thaw();
  await expect(frozen).rejects.toThrow();
  expect(await listUnsentMails(database)).toEqual([]);
  expect(recipients()).toHaveLength(5);
});

it('a server that says a little now and then holds up the outbox for a bounded time', async () => {
  const endless = createServer((socket) => {
    socket.on('error', () => {});
    const more = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.on('close', () => clearInterval(more));
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  onTestFinished(() => void endless.close());
  await queue(bad);
  const smtpUrl = `smtp://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  expect(await deliver({ smtpUrl }, { ...patience, mailMs: 300 })).toBe('done');
  expect(await listUnsentMails(database)).toMatchObject([{ status: 'waiting' }]);
});
