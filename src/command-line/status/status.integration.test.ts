import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Site } from '#command-line/command.ts';
import { replaceSettings } from '#database/site/settings.ts';
import { demoSettings } from '#demo/settings.ts';
import { readSiteFacts } from '#server/metrics/site-facts.ts';
import { addWhiseSource } from '#test/crm/whise-source.ts';
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
    "mails are held until 'mails release'",
    'the mail server accepts no mails',
    '1 mail is dead',
  ]);
  const { status, out } = await gevel('status');
  expect(status).toBe(1);
  expect(out).toMatch(
    /^Mails +1 waiting, 1 dead.*; the mail server has accepted none since 21-11-2026 18:00$/m,
  );
});

it('says which version it is, and that an older one is served until it is reloaded', async () => {
  expect(JSON.parse((await gevel('status', '--json')).out).version).toBe(version);
  expect((await gevel('status')).out).toContain(`Version     ${version}\n`);
  const facts = await readSiteFacts({ database, dataDirectory: directory, now: () => new Date() });
  const served = (it: string) =>
    siteStatus(facts, `gevel_listening 1\ngevel_info{version="${it}"} 1`, {
      now: new Date(),
      sources: [],
      toDo: [],
    });
  const complaint = 'the site serves version 0.0.9 until it is reloaded';
  expect(served('0.0.9').attention).toContain(complaint);
  expect(served(version).attention).toEqual(served('0.0.9').attention.filter((each) => each !== complaint));
});

it('names each source that is in trouble, a line each', async () => {
  const now = new Date('2026-11-24T09:00:00Z');
  await addWhiseSource({ database, now });
  onTestFinished(async () => void (await database.deleteFrom('import_source').execute()));
  const { out } = await gevel('status');
  expect(out).toMatch(/^- the import from whise is in trouble: nothing has come in for long$/m);
});

describe('what has not been done yet', () => {
  const on = (environment: Partial<Site['environment']>) => commandLine(database, undefined, environment);

  it('is named with what to do, a line each', async () => {
    const { gevel: bare } = await on({ smtpUrl: undefined });
    const mail = { template: 'friend', language: 'nl', recipient: 'lies@example.be' };
    await database.insertInto('mail_message').values([mail, mail]).execute();
    onTestFinished(async () => void (await database.deleteFrom('mail_message').execute()));
    const { out } = await bare('status');
    expect(out).toMatch(/^- no mail is sent, 2 waiting: set SMTP_URL/m);
    expect(out).toMatch(/^- no backup is made: set BACKUP_TO/m);
    expect(out).toMatch(/^- the agency is not set up yet: run 'npm run gevel -- site init'/m);
  });

  it('is little in the demo', async () => {
    const { gevel: demo } = await on({ demo: true, smtpUrl: undefined, devMailbox: true });
    expect((await demo('status')).out).not.toMatch(/SMTP_URL|BACKUP_TO|nobody/);
  });

  it('is a first backup, until there is one', async () => {
    const backupTo = join(directory, 'backups');
    const { gevel: backed } = await on({ backupTo });
    expect((await backed('status')).out).toContain('- there is no backup yet');
    await mkdir(backupTo);
    await writeFile(join(backupTo, 'gevel-2026-11-21.tar'), '');
    expect((await backed('status')).out).not.toContain('backup was made');
  });

  it('is what the law wants of an agency, and what of its settings is not valid', async () => {
    const { agency, list } = demoSettings;
    await store({ agency: { ...agency, insurer: {} }, list: { ...list, pageSize: 'many' } });
    const found = await attention();
    // Includes the tariff, which is not stored.
    expect(found).toContain(
      "2 legal particulars are empty or mistyped: 'npm run gevel -- settings check' names them",
    );
    expect(found).toContainEqual(
      expect.stringMatching(/^the settings are not valid at list.pageSize, so a default is used: /),
    );
    expect(JSON.stringify(found)).not.toContain('many');
    await store(demoSettings);
    expect((await gevel('status')).out).not.toMatch(/law|valid/);
  });

  async function store(settings: object): Promise<void> {
    await database.transaction().execute((transaction) => replaceSettings(transaction, settings));
    onTestFinished(async () => void (await database.deleteFrom('setting').execute()));
  }
});

it.each([[['--all']], [['now']]])('says how it is used: %j', async (words) => {
  expect((await gevel('status', ...words)).status).toBe(2);
});
