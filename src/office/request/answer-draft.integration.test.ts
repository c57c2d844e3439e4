import { expect, it } from 'vitest';
import { createLead } from '#commands/lead/create-lead.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-23T13:34:00Z');
const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { see, send } = asksOffice(site);
const eline = await logInStaff(site, 'agent', { name: 'Eline Vermeersch' });
const jonas = await logInStaff(site, 'agent', { name: 'Jonas Baert' });
const editor = await logInStaff(site, 'editor');
const admin = await logInStaff(site, 'admin');

/** Sends a request like a visitor's form; gives the address of its screen. */
async function ask(): Promise<string> {
  const made = await createLead(
    { database, now, settings: defaultSettings },
    {
      ...{ form: 'contact', first_name: 'Annelies', email: 'annelies@voorbeeld.be', language: 'nl' },
      ...{ page: '/nl/', privacy_version: 1, remark: String(Math.random()) },
    },
    async () => {},
  );
  if (made.outcome === 'conflict') throw new Error('conflict');
  return `/office/requests/${made.id}/`;
}

const page = { client: 'page-of-eline', template: 'reply', subject: 'Uw vraag', seen: '0' };

/** What the page sends while somebody types; gives the status and what became of the text. */
async function type(path: string, fields: object, { cookie } = eline) {
  const response = await send(`${path}draft/`, { ...page, sequence: '1', ...fields }, cookie);
  return [response.status, response.ok ? (await response.json()).outcome : undefined];
}

const answer = (path: string, fields: object, { cookie } = eline) =>
  send(path, { do: 'answer', subject: 'Uw vraag', text: 'Dat kan.', seen: '0', ...fields }, cookie);

/** What stands in the form when the page is opened. */
async function shown(path: string, { cookie } = eline) {
  const html = await (await see(path, cookie)).text();
  return {
    subject: /name="subject"[^>]*value="([^"]*)"/.exec(html)?.[1],
    text: /<textarea[^>]*name="text"[^>]*>([^<]*)</.exec(html)?.[1],
    seen: /name="seen" value="(\d+)"/.exec(html)?.[1],
    isDraft: html.includes('Concept bewaard om 14.34'),
  };
}

it('what is typed stands there again when the page is opened again, for its writer alone', async () => {
  const path = await ask();
  const { isDraft, ...begun } = await shown(path);
  expect(isDraft).toBe(false);
  expect(await type(path, { text: 'Dag Annelies,\r\nkom zaterdag' })).toEqual([200, 'saved']);
  expect(await shown(path)).toEqual({
    ...{ subject: 'Uw vraag', text: 'Dag Annelies,\nkom zaterdag', seen: '0', isDraft: true },
  });
  expect(await shown(path, jonas)).toMatchObject({ isDraft: false, subject: begun.subject });
});

it('an older text that comes late does not replace a newer one of the same page', async () => {
  const path = await ask();
  await type(path, { text: 'Dag Annelies', sequence: '2' });
  expect(await type(path, { text: 'Dag', sequence: '1' })).toEqual([200, 'saved']);
  expect((await shown(path)).text).toBe('Dag Annelies');
  await type(path, { text: 'Van een ander toestel', client: 'page-on-a-phone' });
  expect((await shown(path)).text).toBe('Van een ander toestel');
});

it('an answer that is sent takes its draft along, and text that comes late brings none back', async () => {
  const path = await ask();
  await type(path, { text: 'Dat kan' });
  expect((await answer(path, {})).status).toBe(303);
  expect(await type(path, { text: 'Dat kan.', sequence: '2' })).toEqual([200, 'sent']);
  const after = await shown(path);
  expect(after.isDraft).toBe(false);
  expect(await type(path, { text: 'Nog iets', seen: after.seen })).toEqual([200, 'saved']);
  expect(await shown(path)).toMatchObject({ text: 'Nog iets', isDraft: true });
});

it('a colleague’s answer leaves the draft, which still does not take it for read', async () => {
  const path = await ask();
  await type(path, { text: 'Dat kan' });
  expect((await answer(path, {}, jonas)).status).toBe(303);
  expect(await type(path, { text: 'Dat kan niet', sequence: '2' })).toEqual([200, 'saved']);
  const { seen = '', text } = await shown(path);
  expect([seen, text]).toEqual(['0', 'Dat kan niet']);
  expect((await answer(path, { seen })).status).toBe(409);
});

it('another template stands in its place until something is typed into that', async () => {
  const path = await ask();
  await type(path, { text: 'Dat kan', template: 'reply' });
  expect((await shown(`${path}?template=documents`)).isDraft).toBe(false);
  expect((await shown(`${path}?template=reply`)).text).toBe('Dat kan');
});

it('is thrown away', async () => {
  const path = await ask();
  await type(path, { text: 'Dat kan' });
  const { status, headers } = await send(path, { do: 'discard' }, eline.cookie);
  expect([status, headers.get('X-Remix-Reload-Document')]).toEqual([303, 'true']);
  expect((await shown(path)).isDraft).toBe(false);
});

it('is kept for nobody who may not answer, and not if no page of ours sends it', async () => {
  const path = await ask();
  expect(await type(path, { text: 'Dat kan' }, editor)).toEqual([403, undefined]);
  const wrong: object[] = [
    { text: 'a'.repeat(20_001) },
    { subject: 'a'.repeat(301) },
    { template: 'a'.repeat(101) },
    { client: 'short' },
    { sequence: '' },
    { seen: '-1' },
  ];
  for (const fields of wrong) expect([fields, await type(path, fields)]).toEqual([fields, [400, undefined]]);
  expect(await type(path, { text: 'a'.repeat(20_000) })).toEqual([200, 'saved']);
  expect((await see(`${path}draft/`, eline.cookie)).status).toBe(405);
});

it('goes with the account of its writer, and with the request', async () => {
  const path = await ask();
  const leaver = await logInStaff(site, 'agent', { name: 'Sofie Claes' });
  await type(path, { text: 'Dat kan' }, leaver);
  await type(path, { text: 'Dat kan niet' });
  const leadId = Number(path.split('/').at(-2));
  const writers = async () =>
    (await database.selectFrom('lead_draft').select('staff_id').where('lead_id', '=', leadId).execute()).map(
      ({ staff_id }) => staff_id,
    );
  expect(await writers()).toHaveLength(2);
  await send(`/office/staff/${leaver.id}/`, { do: 'end' }, admin.cookie);
  expect(await writers()).toEqual([eline.id]);
  await database.deleteFrom('lead').where('id', '=', leadId).execute();
  expect(await writers()).toEqual([]);
});
