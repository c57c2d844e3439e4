import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database } = app;
const editor = await staffBrowser(app, 'editor');
const agent = await staffBrowser(app, 'agent');
const admin = await staffBrowser(app, 'admin');
await addProperty(database, { reference: 'A-1' });
await addProperty(database, { reference: 'A-2', publication: 'draft' });

const LIST = '/office/content/newsletter/';
const SUBSCRIBERS = `${LIST}subscribers/`;

beforeEach(async () => {
  await database.deleteFrom('newsletter_issue').execute();
  await database.deleteFrom('newsletter_subscription').execute();
  await database.deleteFrom('mail_message').execute();
  await database
    .insertInto('newsletter_subscription')
    .values([
      { email: 'an@example.be', language: 'nl', status: 'active' },
      { email: '=luc@example.be', language: 'fr', status: 'active' },
      { email: 'nog-niet@example.be', language: 'nl' },
    ])
    .execute();
});

async function begin(): Promise<string> {
  const begun = await editor.post(LIST, [['subject', 'Herfst']]);
  expect(begun.status).toBe(303);
  return begun.headers.get('Location') ?? '';
}

async function post(at: string, fields: Record<string, string>): Promise<Response> {
  const page = await (await editor.get(at)).text();
  const [, expected = ''] = /name="expected" value="(\d+)"/.exec(page) ?? [];
  return editor.post(at, Object.entries({ expected, 'subject-nl': 'Herfst', 'body-nl': 'Dag', ...fields }));
}

const issues = () => database.selectFrom('newsletter_issue').selectAll().execute();

it('an editor writes, sees and sends a newsletter, and never an address', async () => {
  const at = await begin();
  const saved = await post(at, {
    do: 'save',
    'body-nl': 'Dag **allemaal**',
    'subject-fr': 'Automne',
    'body-fr': 'Bonjour',
    homes: 'a-1',
  });
  expect(saved.headers.get('Location')).toBe(`${at}?told=saved&in=nl`);
  const preview = await editor.get(`${at}preview/?in=nl`);
  expect(await preview.text()).toMatch(/<strong>allemaal<\/strong>.*te-koop/s);
  const policy = preview.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox');
  expect(policy).not.toContain('script');
  expect(await (await editor.get(`${at}preview/?in=fr`)).text()).toContain('Bonjour');

  expect((await post(at, { do: 'test' })).headers.get('Location')).toContain('told=tested');
  const [test] = await database.selectFrom('mail_message').select(['recipient', 'template']).execute();
  expect(test).toMatchObject({ template: 'newsletter', recipient: expect.stringContaining('@agency.be') });

  const unsure = await post(at, { do: 'send' });
  expect(unsure.status).toBe(422);
  expect(await unsure.text()).toContain('Vink eerst aan');
  expect((await post(at, { do: 'send', sure: 'yes' })).headers.get('Location')).toContain('told=sent');
  expect(await issues()).toMatchObject([{ send_at: expect.any(Date) }]);
  expect((await post(at, { do: 'send', sure: 'yes', expected: '5' })).status).toBe(409);
  const seen = (await (await editor.get(at)).text()) + (await (await editor.get(LIST)).text());
  expect(seen).toContain('2 lezers');
  expect(seen).not.toContain('example.be');
  expect((await editor.get(SUBSCRIBERS)).status).toBe(403);
});

it.each([
  ['a home that is not on the site', { homes: 'A-1, A-2' }, 422, 'A-2'],
  ['no text', { 'body-nl': '', sure: 'yes', do: 'send' }, 422, 'eerste taal'],
  ['a day that has gone', { do: 'plan', day: '2020-01-01', time: '08:00' }, 422, 'die nog komen'],
  ['a day without a time', { do: 'plan', day: '2090-01-01' }, 422, 'die nog komen'],
  ['what somebody else has changed', { expected: '7' }, 409, 'Iemand anders'],
])('%s is refused, and what was typed stays', async (_, fields, status, words) => {
  const at = await begin();
  const refused = await post(at, { do: 'save', 'subject-fr': 'Mon objet', ...fields });
  expect(refused.status).toBe(status);
  const page = await refused.text();
  expect(page).toContain(words);
  expect(page).toContain('Mon objet');
  expect(await issues()).toMatchObject([{ send_at: null }]);
});

it('a planned newsletter is taken back, and a draft deleted', async () => {
  const at = await begin();
  const planned = await post(at, { do: 'plan', day: '2090-01-01', time: '08:00' });
  expect(planned.headers.get('Location')).toContain('told=planned');
  expect(await issues()).toMatchObject([{ send_at: new Date('2090-01-01T07:00:00Z') }]);
  expect((await editor.post(at, [['do', 'forget']])).headers.get('Location')).toContain('told=forgotten');
  expect((await post(at, { do: 'remove' })).headers.get('Location')).toBe(`${LIST}?told=removed`);
  expect(await issues()).toEqual([]);
  expect((await editor.get(at)).status).toBe(404);
});

it('an agent finds an address and ends that one alone', async () => {
  const page = await (await agent.get(`${SUBSCRIBERS}?text=LUC`)).text();
  expect(page).toContain('=luc@example.be');
  expect(page).not.toContain('an@example.be');
  const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? [];
  const ended = await agent.post(`${SUBSCRIBERS}?text=LUC`, [['id', id]]);
  expect(ended.headers.get('Location')).toBe(`${SUBSCRIBERS}?text=LUC&told=ended`);
  const rows = await database
    .selectFrom('newsletter_subscription')
    .select(['email', 'status'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(['active', 'ended', 'unconfirmed']);
  const log = await database.selectFrom('audit_entry').select(['action', 'actor']).execute();
  expect(log).toContainEqual({ action: 'newsletter.end', actor: `staff:${agent.staffId}` });
});

it('the list is given out to administrators alone, safe for a spreadsheet, and that is noted', async () => {
  expect((await agent.post(`${SUBSCRIBERS}csv/`, [])).status).toBe(403);
  const given = await admin.post(`${SUBSCRIBERS}csv/`, []);
  expect(given.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const lines = (await given.text()).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/^'=luc@example\.be;fr;Bevestigd;\d{4}-\d\d-\d\d$/);
  const log = await database.selectFrom('audit_entry').select(['action', 'actor']).execute();
  expect(log).toContainEqual({ action: 'newsletter.export', actor: `staff:${admin.staffId}` });
});
