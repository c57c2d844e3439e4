import { beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);

const dead = '0b7e0d0a-7a51-4c33-9c39-0a5d4f5f6a01';
const waiting = '0b7e0d0a-7a51-4c33-9c39-0a5d4f5f6a02';
const sent = '0b7e0d0a-7a51-4c33-9c39-0a5d4f5f6a03';

beforeEach(async () => {
  await database.deleteFrom('mail_message').execute();
  await database.deleteFrom('mail_pause').execute();
  const mail = { template: 'friend', language: 'nl', recipient: 'lies@example.be' };
  await database
    .insertInto('mail_message')
    .values([
      { ...mail, id: dead, status: 'dead', attempts: 1, last_error: '550 5.1.1\nno such user' },
      { ...mail, id: waiting },
      { ...mail, id: sent, status: 'sent' },
    ])
    .execute();
});

it('lists the mails that are not sent, a line each, with the reason', async () => {
  const { status, out, err } = await gevel('mails');
  expect(status).toBe(1);
  expect(out.trim().split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(`^${dead}  dead  1  friend  lies@example.be  .*550 5.1.1 no such user$`),
    ),
    expect.stringMatching(new RegExp(`^${waiting}  waiting  0  friend`)),
  ]);
  expect(err).toBe('1 waiting, 1 dead\n');
});

it('has a dead mail tried again, and never one that was sent', async () => {
  expect(await gevel('mails', 'retry', dead)).toMatchObject({
    status: 0,
    out: '1 mail will be tried again within a minute\n',
  });
  expect(await gevel('mails', 'retry', sent)).toMatchObject({ status: 1 });
  expect(await gevel('mails')).toMatchObject({ status: 0, err: '2 waiting, 0 dead\n' });
});

it('has all of them tried again', async () => {
  expect(await gevel('mails', 'retry', '--all')).toMatchObject({
    out: '2 mails will be tried again within a minute\n',
  });
});

it('drops mails for good, and never one that was sent', async () => {
  expect(await gevel('mails', 'drop', dead, waiting)).toMatchObject({
    status: 0,
    out: '2 mails are dropped\n',
  });
  expect(await gevel('mails', 'drop', sent)).toMatchObject({
    status: 1,
    err: `There is no unsent mail ${sent}.\n`,
  });
  const left = await database.selectFrom('mail_message').select('id').execute();
  expect(left).toEqual([{ id: sent }]);
});

it('says since when the server takes nothing, as long as a mail waits', async () => {
  await database
    .insertInto('mail_pause')
    .values({
      failures: 3,
      since: new Date('2026-11-21T17:00:00Z'),
      until: new Date('2026-11-21T17:07:00Z'),
      reason: 'Invalid login:\n535',
    })
    .execute();
  expect((await gevel('mails')).err).toMatch(
    /nothing since .*18:00. Next try at .*18:07: Invalid login: 535$/m,
  );
  await gevel('mails', 'retry', waiting);
  const pause = await database.selectFrom('mail_pause').select('until').executeTakeFirst();
  expect(pause?.until.getTime()).toBeGreaterThan(Date.parse('2026-11-21T17:07:00Z'));
  await gevel('mails', 'drop', dead, waiting);
  expect((await gevel('mails')).err).toBe('0 waiting, 0 dead\n');
});

it.each([
  [['mails', 'retry']],
  [['mails', 'retry', '--all', dead]],
  [['mails', 'retry', '12']],
  [['mails', 'drop']],
  [['mails', 'drop', '12']],
  [['mails', 'drop', '--all']],
])('says how it is used: %j', async (words) => {
  expect((await gevel(...words)).status).toBe(2);
});
