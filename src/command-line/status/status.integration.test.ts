import { expect, it, onTestFinished } from 'vitest';
import { readSiteFacts } from '#server/metrics/site-facts.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';
import { version } from '#version';
import { siteStatus } from './site-status.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);

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

it('says which version it is, and that an older one is served until it is reloaded', async () => {
  expect(JSON.parse((await gevel('status', '--json')).out).version).toBe(version);
  expect((await gevel('status')).out).toContain(`Version     ${version}\n`);
  const facts = await readSiteFacts({ database, dataDirectory: directory, now: () => new Date() });
  const served = (it: string) =>
    siteStatus(facts, `gevel_listening 1\ngevel_info{version="${it}"} 1`, new Date());
  const complaint = 'the site serves version 0.0.9 until it is reloaded';
  expect(served('0.0.9').attention).toContain(complaint);
  expect(served(version).attention).toEqual(served('0.0.9').attention.filter((each) => each !== complaint));
});

it.each([[['--all']], [['now']]])('says how it is used: %j', async (words) => {
  expect((await gevel('status', ...words)).status).toBe(2);
});
