import { expect, it, onTestFinished } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);

const attention = async () => JSON.parse((await gevel('status', '--json')).out).attention as string[];

it('names what needs attention, of mails that do not go', async () => {
  const before = await attention();
  expect(before).toContain('the site does not answer');
  const mail = { template: 'friend', language: 'nl', recipient: 'lies@example.be' };
  await database
    .insertInto('mail_message')
    .values([mail, { ...mail, status: 'dead' }])
    .execute();
  const since = new Date('2026-11-21T17:00:00Z');
  await database.insertInto('mail_hold').values({ held_since: since }).execute();
  await database
    .insertInto('mail_pause')
    .values({ failures: 1, since, until: since, reason: '421' })
    .execute();
  onTestFinished(async () => {
    for (const table of ['mail_message', 'mail_hold', 'mail_pause'] as const)
      await database.deleteFrom(table).execute();
  });
  const found = (await attention()).filter((trouble) => !before.includes(trouble));
  expect(found).toEqual([
    'mails are held until mails release is called',
    'the mail server takes nothing',
    '1 mail is dead',
  ]);
  const { status, out } = await gevel('status');
  expect(status).toBe(1);
  expect(out).toMatch(/^Mails +1 waiting, 1 dead.*; the server takes nothing since 21-11-2026 18:00$/m);
});

it.each([[['--all']], [['now']]])('says how it is used: %j', async (words) => {
  expect((await gevel('status', ...words)).status).toBe(2);
});
