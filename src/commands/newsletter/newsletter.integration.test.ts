import { type Kysely, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { findIssue } from '#database/newsletter/issues.ts';
import type { Language } from '#domain/language.ts';
import type { Jobs } from '#jobs/queue.ts';
import { newsletterPaths } from '#links/newsletter-link.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { outbox } from '#test/outbox.ts';
import { sendDueIssues } from './send-due-issues.ts';
import { forgetIssuePlan, sendIssue, testIssue } from './send-issue.ts';
import { createIssue, removeIssue, saveIssue } from './write-issue.ts';

const { database, request } = await createTestApp();
const { mailbox, now, passMinutes, deliver, queue, recipients } = await outbox(database);
const jobs = { enqueue: async () => {} };
const site = defaultSettings;

const by = () => ({ database, now: now(), actor: 'staff:a', jobs, site });
const due = (failing: Pick<Jobs, 'enqueue'> = jobs) =>
  sendDueIssues({ database, jobs: failing, now: now(), site });
const found = async (id: number) => (await findIssue(database, id)) ?? expect.unreachable();

beforeEach(async () => {
  await database.deleteFrom('newsletter_issue').execute();
  await database.deleteFrom('newsletter_subscription').execute();
});

const texts = {
  subject: { nl: 'Herfst in Gent', fr: 'L’automne à Gand', de: 'Herbst in Gent' },
  body: { nl: 'Dag **allemaal**\n\n- een\n- twee', fr: 'Bonjour\u202f!', de: 'Guten [Tag](/de/)' },
};

async function addReaders(count: number, given: object = {}): Promise<void> {
  await database
    .insertInto('newsletter_subscription')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ email: `lezer${index + 1}@example.be`, language: 'nl', status: 'active' },
        ...{ created_at: new Date('2026-01-01'), confirmed_at: new Date('2026-01-02') },
        ...given,
      })),
    )
    .execute();
}

const addReader = (email: string, language: Language) => addReaders(1, { email, language });

async function addIssue(content: object = texts): Promise<number> {
  const id = await createIssue(by(), {});
  const whole = { ...texts, propertyIds: [], articleId: null, ...content };
  expect(await saveIssue(by(), id, { content: whole, expected: 1 })).toBe('done');
  return id;
}

const send = (id: number, at?: Date) => sendIssue(by(), id, { at, expected: 2 });

/** Until the outbox is empty. */
async function deliverAll(): Promise<void> {
  while ((await deliver()) === 'more');
}

it('a newsletter comes in the language of each reader, with homes and a link that ends it', async () => {
  const shown = await addProperty(database, { street: 'Zichtbaarstraat' });
  const withdrawn = await addProperty(database, { publication: 'withdrawn', street: 'Verborgenstraat' });
  await addReader('an@example.be', 'nl');
  await addReader('luc@example.be', 'fr');
  await addReader('uwe@example.be', 'de');
  await addReader('kim@example.be', 'en');
  await addReaders(1, { email: 'nog-niet@example.be', status: 'unconfirmed' });
  await addReaders(1, { email: 'niet-meer@example.be', status: 'ended' });
  const id = await addIssue({ propertyIds: [shown, withdrawn] });
  expect(await send(id)).toBe('done');
  await due();
  await deliverAll();
  const subjects = mailbox.mails.map(({ envelope, subject }) => [envelope.to[0], subject]);
  expect(subjects).toEqual([
    ['an@example.be', 'Herfst in Gent'],
    ['luc@example.be', 'L’automne à Gand'],
    ['uwe@example.be', 'Herbst in Gent'],
    // Nothing is written in English: the reader gets the first language of the site.
    ['kim@example.be', 'Herfst in Gent'],
  ]);
  const [dutch, french, german] = mailbox.mails;
  expect(dutch?.html).toContain('<strong>allemaal</strong>');
  expect(dutch?.html).toContain('Nieuwsbrief stopzetten');
  expect(dutch?.text).toContain('Zichtbaarstraat');
  expect(mailbox.mails.map(({ html }) => html).join()).not.toContain('Verborgenstraat');
  expect(french?.html).toContain('Ne plus recevoir la newsletter');
  expect(german?.html).toContain('href="https://www.agency.be/de/"');
  const header = (key: string) => dutch?.headers.find((each) => each.key === key)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('list-unsubscribe')).toMatch(
    /^<https:\/\/www\.agency\.be\/unsubscribe\/newsletter\/\?token=/,
  );

  await due();
  expect(await found(id)).toMatchObject({ state: 'sent', sent: 4, failed: 0, waiting: 0, ended: 0 });
});

it('one click ends the newsletter of that reader alone, and what waits for them goes no more', async () => {
  await addReaders(3);
  const id = await addIssue();
  await send(id);
  await due();
  const second = await database
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('email', '=', 'lezer2@example.be')
    .executeTakeFirstOrThrow();
  const { unsubscribePath, endPath } = await newsletterPaths(database, { ...second, language: 'nl' }, now());
  expect(await (await request(endPath)).text()).toContain('<form method="post">');
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await request(unsubscribePath, oneClick)).status).toBe(200);
  expect((await request(unsubscribePath, oneClick)).status).toBe(200);
  await deliverAll();
  expect(recipients()).toEqual(['lezer1@example.be', 'lezer3@example.be']);
  await due();
  expect(await found(id)).toMatchObject({ state: 'sent', sent: 2, failed: 0, ended: 1 });
  const states = await database
    .selectFrom('newsletter_subscription')
    .select('status')
    .orderBy('id')
    .execute();
  expect(states.map(({ status }) => status)).toEqual(['active', 'ended', 'active']);
});

it('a process that is killed halfway leaves the rest to the next, and nobody gets it twice', async () => {
  await addReaders(230);
  await send(await addIssue());
  // Each transaction asks for one job: the second fails, as if the process were killed.
  let asked = 0;
  const killed = {
    enqueue: async (transaction: Kysely<Database>) => {
      asked += 1;
      if (asked === 2) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
    },
  };
  await expect(due(killed)).rejects.toThrow();
  await deliverAll();
  expect(recipients()).toHaveLength(100);
  await Promise.all([due(), due(), due()]);
  await deliverAll();
  expect(recipients()).toHaveLength(230);
  expect(new Set(recipients()).size).toBe(230);
});

it('who confirms after it was begun does not get the rest of it', async () => {
  await addReaders(101);
  await send(await addIssue());
  let asked = 0;
  const broken = {
    enqueue: async () => {
      asked += 1;
      if (asked === 2) throw new Error('broken off');
    },
  };
  await expect(due(broken)).rejects.toThrow('broken off');
  await addReaders(1, { email: 'net-op-tijd@example.be', confirmed_at: now() });
  passMinutes(1);
  await addReaders(1, { email: 'te-laat@example.be', confirmed_at: now() });
  await due();
  await deliverAll();
  expect(recipients()).toHaveLength(102);
  expect(recipients()).toContain('net-op-tijd@example.be');
  expect(recipients()).not.toContain('te-laat@example.be');
});

it('a newsletter is sent once, and neither changed nor taken away afterwards', async () => {
  await addReaders(1);
  const id = await addIssue();
  expect(await Promise.all([send(id), send(id)])).toEqual(expect.arrayContaining(['done', 'late']));
  const { version } = await found(id);
  expect(await sendIssue(by(), id, { expected: version })).toBe('late');
  await due();
  const content = { ...texts, propertyIds: [], articleId: null };
  expect(await saveIssue(by(), id, { content, expected: version })).toBe('late');
  expect(await removeIssue(by(), id, version)).toBe('late');
  expect(await forgetIssuePlan(by(), id)).toBe('late');
  await deliverAll();
  await due();
  expect(recipients()).toEqual(['lezer1@example.be']);
});

it('a planned newsletter waits for its time, and may be called back until then', async () => {
  await addReaders(2);
  const at = new Date(now().getTime() + 60 * 60_000);
  const [id, forgotten] = [await addIssue(), await addIssue()];
  expect(await send(id, now())).toBe('past');
  expect(await send(id, at)).toBe('done');
  expect(await send(forgotten, at)).toBe('done');
  expect(await forgetIssuePlan(by(), forgotten)).toBe('done');
  passMinutes(59);
  await due();
  expect(await found(id)).toMatchObject({ state: 'planned' });
  passMinutes(1);
  await due();
  await deliverAll();
  expect(recipients()).toEqual(['lezer1@example.be', 'lezer2@example.be']);
  expect(await found(forgotten)).toMatchObject({ state: 'draft' });
});

it('is not sent without a text in the first language, nor to nobody', async () => {
  const id = await addIssue();
  expect(await send(id)).toBe('nobody');
  const later = await addIssue();
  expect(await send(later, new Date(now().getTime() + 60_000))).toBe('done');
  await addReaders(1);
  expect(await send(await addIssue({ subject: { fr: 'Bonjour' } }))).toBe('unwritten');
  expect(await send(await addIssue({ body: { nl: '   ', fr: 'Bonjour' } }))).toBe('unwritten');
  expect(await sendIssue(by(), id + 1000, { expected: 1 })).toBe('gone');
});

it('nobody reads it in a language that the site is in no more', async () => {
  await addReaders(1, { language: 'de' });
  await send(await addIssue());
  const inUse = defaultSettings.languages.map((each) => ({ ...each, inUse: each.code !== 'de' }));
  await sendDueIssues({ database, jobs, now: now(), site: { ...site, languages: inUse } });
  await deliverAll();
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['Herfst in Gent']);
});

it('somebody of the agency gets a test, which ends nothing', async () => {
  await addReaders(1);
  const id = await addIssue();
  const test = { recipient: 'eline@agency.be', language: 'fr' } as const;
  expect(await testIssue(by(), id, test)).toBe('done');
  await deliverAll();
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['L’automne à Gand']);
  expect(mailbox.mails[0]?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  expect(await found(id)).toMatchObject({ state: 'draft' });
});

it('the answer to one visitor goes before the newsletters that wait', async () => {
  await addReaders(3);
  await send(await addIssue());
  await due();
  await queue('lies@example.be');
  await deliverAll();
  expect(recipients()[0]).toBe('lies@example.be');
  expect(recipients()).toHaveLength(4);
});

it('an address that the server refuses is counted as failed', async () => {
  mailbox.refuse((recipient) => (recipient === 'lezer2@example.be' ? 550 : undefined));
  await addReaders(3);
  const id = await addIssue();
  await send(id);
  await due();
  expect(await found(id)).toMatchObject({ state: 'sending', waiting: 3 });
  await deliverAll();
  await due();
  expect(await found(id)).toMatchObject({ state: 'sent', sent: 2, failed: 1 });
});
