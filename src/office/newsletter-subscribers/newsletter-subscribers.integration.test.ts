import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-23T12:00:00Z');
const site = await createTestApp({ ...officeSite, now: () => now });
const { see, send } = asksOffice(site);
const { database } = site;
const agent = await logInStaff(site, 'agent');
const admin = await logInStaff(site, 'admin');
const LIST = '/office/content/newsletter/subscribers/';

const htmlOf = async (query = '') => (await see(LIST + query, agent.cookie)).text();

beforeEach(async () => {
  for (const table of ['newsletter_subscription', 'audit_entry'] as const)
    await database.deleteFrom(table).execute();
  const reader = (email: string, language: string, status: string) => ({
    ...{ email, language, status, created_at: new Date('2026-10-01T12:00:00Z') },
    ...{ confirmed_at: status === 'active' ? new Date('2026-10-02T12:00:00Z') : null },
  });
  await database
    .insertInto('newsletter_subscription')
    .values([
      reader('an@voorbeeld.be', 'nl', 'active'),
      reader('=luc@exemple.be', 'fr', 'active'),
      reader('mia@voorbeeld.be', 'nl', 'unconfirmed'),
    ])
    .execute();
});

const logged = async () =>
  (await database.selectFrom('audit_entry').select(['action', 'actor', 'subject']).execute()).map(
    ({ action, actor, subject }) => [action, actor, subject],
  );

it('the readers are listed by what became of them, and found by their address', async () => {
  const active = await htmlOf();
  for (const email of ['an@voorbeeld.be', 'luc@exemple.be']) expect(active).toContain(email);
  expect(active).not.toContain('mia@');
  expect(await htmlOf('?status=unconfirmed')).toContain('mia@voorbeeld.be');
  const found = await htmlOf('?text=EXEMPLE');
  expect([found.includes('luc@exemple.be'), found.includes('an@voorbeeld.be')]).toEqual([true, false]);
});

it('a reader who asked by telephone gets it no more, and the log says who ended it', async () => {
  const { id } = await database
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('email', '=', 'an@voorbeeld.be')
    .executeTakeFirstOrThrow();
  const ended = await send(LIST, { id: String(id) }, agent.cookie);
  expect(ended.headers.get('Location')).toBe(`${LIST}?told=ended`);
  expect(await htmlOf()).not.toContain('an@voorbeeld.be');
  expect(await htmlOf('?status=ended')).toContain('an@voorbeeld.be');
  expect(await logged()).toEqual([['newsletter.end', `staff:${agent.id}`, `subscription:${id}`]]);
});

it('all of them leave as a file for who may take data of persons out, which the log notes', async () => {
  expect((await send(`${LIST}csv/`, {}, agent.cookie)).status).toBe(403);
  expect(await logged()).toEqual([]);
  const file = await send(`${LIST}csv/`, {}, admin.cookie);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="newsletter-2026-11-23.csv"');
  const [head, ...rows] = (await file.text()).replace('\uFEFF', '').trim().split('\r\n');
  expect(head?.split(';')).toHaveLength(4);
  expect(rows.map((row) => row.split(';').filter((_, column) => column !== 2))).toEqual([
    ['an@voorbeeld.be', 'nl', '2026-10-02'],
    // Not a formula.
    ["'=luc@exemple.be", 'fr', '2026-10-02'],
    ['mia@voorbeeld.be', 'nl', '2026-10-01'],
  ]);
  expect(await logged()).toEqual([['newsletter.export', `staff:${admin.id}`, 'newsletter']]);
});
