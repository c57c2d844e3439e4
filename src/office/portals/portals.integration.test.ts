import { beforeEach, expect, it } from 'vitest';
import { addPortal, keepOffPortal } from '#commands/portal/change-portals.ts';
import { noteProblem } from '#commands/portal/note-problem.ts';
import { listExcluded, listPortals } from '#database/portal/portals.ts';
import { feedPath } from '#links/feed-link.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-24T10:00:00Z');
const site = await createTestApp({ ...officeSite, now: () => now });
const { database, request } = site;
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
const LIST = '/office/portals/';

const text = async (path: string) => (await (await see(path, cookie)).text()).replaceAll('<!-- -->', '');
const stored = async () => (await listPortals(database))[0];

/** The law of Luxembourg asks nothing for a garage. */
const addGarage = (reference: string, given: Parameters<typeof addProperty>[1] = {}) =>
  addProperty(database, {
    ...{ type: 'garage_box', country_id: 50, region: 'luxembourg', reference },
    ...given,
  });

beforeEach(async () => {
  for (const table of ['property', 'portal'] as const) await database.deleteFrom(table).execute();
});

async function addKyero(): Promise<{ one: string; id: number; feed: () => Promise<string> }> {
  await addPortal({ database, now, actor: 'command' }, { name: 'Kyero', feed: 'kyero' });
  const id = (await stored())?.id ?? 0;
  const feed = async () => `${await feedPath(database, (await stored())?.key ?? '')}.xml`;
  return { one: `${LIST}${id}/`, id, feed };
}

async function visit(path: string): Promise<number> {
  await site.heard();
  return (await request(path)).status;
}

it('adds a portal, whose secret address then answers', async () => {
  const added = await send(LIST, { do: 'add', name: ' Immo  portaal ', format: 'full' }, cookie);
  expect(added.status).toBe(303);
  const page = await text(added.headers.get('Location') ?? '');
  const [address = ''] = /https:\/\/www\.agency\.be\/feeds\/[\w.-]+\.json/.exec(page) ?? [];
  expect((await request(new URL(address).pathname)).status).toBe(200);
  expect(await text(LIST)).toContain('Immo portaal');
  expect(await text(LIST)).not.toContain('/feeds/');
});

it.each([
  [{ name: ' ', format: 'full' }, 'Vul de naam'],
  [{ name: 'Kyero', format: 'full' }, 'al een portaal'],
  [{ name: 'Nieuw', format: 'csv' }, 'Kies een formaat'],
])('refuses %o', async (given, said) => {
  await addKyero();
  const answer = await send(LIST, { do: 'add', ...given }, cookie);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(said)]);
  expect(await listPortals(database)).toHaveLength(1);
});

it('shows what is on it since when, and what is not and why', async () => {
  await addGarage('G-1');
  await addGarage('G-2', { publish_price: false });
  await addProperty(database, { reference: 'H-3' });
  const { one, feed } = await addKyero();
  expect(await text(one)).toContain('Zodra het portaal iets heeft gekregen');
  expect(await visit(await feed())).toBe(200);
  const online = await text(one);
  expect(online).toMatch(/G-1[\s\S]*24-11-2026/);
  expect(online).not.toContain('G-2');
  const refused = await text(`${one}?state=refused`);
  expect(refused).toMatch(/G-2[\s\S]*De prijs is verborgen/);
  expect(refused).toMatch(/H-3[\s\S]*De wet vraagt nog: /);
});

it('keeps a home off and lets it on again, from the list or by its reference', async () => {
  const home = await addGarage('G-1');
  const { one, id, feed } = await addKyero();
  await visit(await feed());
  expect((await send(one, { do: 'off', id: String(home) }, cookie)).status).toBe(303);
  expect(await text(one)).toContain('Gaat er de volgende keer af');
  await visit(await feed());
  expect(await text(`${one}?state=refused`)).toContain('Door u eraf gehouden');
  await send(`${one}?state=refused`, { do: 'on', id: String(home) }, cookie);
  expect(await text(`${one}?state=refused`)).toContain('Mag er weer op');
  await send(one, { do: 'off-named', property: 'G-1' }, cookie);
  expect([...(await listExcluded(database, id))]).toEqual([home]);
  const unknown = await send(one, { do: 'off-named', property: 'X-9' }, cookie);
  expect([unknown.status, await unknown.text()]).toEqual([422, expect.stringContaining('X-9')]);
});

it('shows a home that is kept off before the portal ever came', async () => {
  const home = await addGarage('G-7');
  const { one, id } = await addKyero();
  await keepOffPortal({ database, now, actor: 'command' }, id, { propertyId: home, isOff: true });
  expect(await text(`${one}?state=refused`)).toMatch(/G-7[\s\S]*Blijft eraf/);
});

it('a paused portal is answered nothing, and keeps what it has', async () => {
  await addGarage('G-1');
  const { one, feed } = await addKyero();
  await visit(await feed());
  await send(one, { do: 'pause' }, cookie);
  expect(await visit(await feed())).toBe(503);
  expect(await stored()).toMatchObject({ online: 1 });
  expect(await text(LIST)).toContain('Gepauzeerd');
  await send(one, { do: 'resume' }, cookie);
  expect(await visit(await feed())).toBe(200);
});

it('tells of a visit that failed, until one succeeds', async () => {
  const { one, feed } = await addKyero();
  expect(await visit((await feed()).replace('.xml', '.json'))).toBe(404);
  expect(await text(one)).toContain('vroeg een formaat dat deze lijst niet heeft');
  await visit(await feed());
  expect(await stored()).toMatchObject({ problem: null });
});

it.each([
  ['renew', 'oude adres niet meer'],
  ['end', 'mag weg'],
])('asks whether one is sure before it does %s', async (button, said) => {
  const { one, feed } = await addKyero();
  const former = await feed();
  const asked = await send(one, { do: button }, cookie);
  expect([asked.status, await asked.text()]).toEqual([422, expect.stringContaining(said)]);
  expect(await visit(former)).toBe(200);
  expect((await send(one, { do: button, sure: 'yes' }, cookie)).status).toBe(303);
  expect(await visit(former)).toBe(404);
  if (button === 'renew') expect(await visit(await feed())).toBe(200);
  else expect((await see(one, cookie)).status).toBe(404);
});

const account = {
  'setting.listingAddress': 'https://api.immoweb.example/classifieds/{id}',
  'setting.tokenAddress': 'https://api.immoweb.example/token',
  'setting.clientId': 'scheldekant',
  'setting.clientSecret': 'planted-at-immoweb',
};

async function addImmoweb(): Promise<string> {
  await send(LIST, { do: 'add', name: 'Immoweb', format: 'immoweb' }, cookie);
  return `${LIST}${(await stored())?.id}/`;
}

it('sends nothing to a portal before it has an account, whose secret is never shown again', async () => {
  const one = await addImmoweb();
  expect(await text(LIST)).toContain('Uit: nog geen account');
  const before = await text(one);
  expect(before).toContain('nog niet met een echt account getest');
  expect(before).not.toContain('/feeds/');
  expect((await send(one, { do: 'account', ...account }, cookie)).status).toBe(303);
  const after = await text(one);
  expect(after).toContain('Wacht op de eerste verzending');
  expect(after).toContain('value="scheldekant"');
  expect(after).not.toContain('planted-at-immoweb');
  // An empty secret keeps its stored value.
  const { 'setting.clientSecret': _, ...rest } = account;
  const changed = { ...rest, 'setting.clientId': 'other', 'setting.clientSecret': '' };
  expect((await send(one, { do: 'account', ...changed }, cookie)).status).toBe(303);
  expect(await text(one)).toContain('value="other"');
});

it.each([
  ['listingAddress', 'https://api.immoweb.example/classifieds/', 'Adres van een pand'],
  ['tokenAddress', 'http://api.immoweb.example/token', 'Adres om in te loggen'],
  ['clientSecret', '', 'Geheime sleutel'],
])('refuses an account with another %s, and keeps what was typed', async (key, value, label) => {
  const one = await addImmoweb();
  const answer = await send(one, { do: 'account', ...account, [`setting.${key}`]: value }, cookie);
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(`Vul dit in of kijk het na: ${label}`);
  expect(page).toContain('value="scheldekant"');
});

it('shows what a portal says of a home, in its words', async () => {
  const [online, refused] = [await addGarage('G-1'), await addGarage('G-2')];
  const one = await addImmoweb();
  await send(one, { do: 'account', ...account }, cookie);
  const { id: portal_id = 0 } = (await stored()) ?? {};
  const since = '2026-11-24';
  await database
    .insertInto('portal_listing')
    .values([
      { portal_id, property_id: online, state: 'online', reason: 'answer 422: too long', since },
      { portal_id, property_id: refused, state: 'refused', reason: 'answer 422: no <postal> code', since },
    ])
    .execute();
  await database
    .insertInto('portal_problem')
    .values({ portal_id, at: now, problem: 'away it answered 500: Oops' })
    .execute();
  const page = await text(one);
  expect(page).toContain('De laatste wijziging is geweigerd: 422: too long');
  expect(page).toContain(
    'Het portaal is niet goed bereikbaar; we proberen het vanzelf opnieuw: het portaal gaf een fout (500): Oops',
  );
  expect(await text(LIST)).toContain('Laatste verzending mislukt');
  expect(await text(`${one}?state=refused`)).toContain(
    'Geweigerd door het portaal: 422: no &lt;postal&gt; code',
  );
});

it('has no account for a portal that fetches, nor an address for one that is sent to', async () => {
  const { one } = await addKyero();
  expect((await send(one, { do: 'account', ...account }, cookie)).status).toBe(400);
  await database.deleteFrom('portal').execute();
  await addImmoweb();
  const key = (await stored())?.key ?? '';
  expect((await request(`${await feedPath(database, key)}.json`)).status).toBe(404);
});

it('tells Today of a portal that failed, unless it is paused, and only those who may mend it', async () => {
  const { id } = await addKyero();
  expect(await text('/office/')).not.toContain('Portaal Kyero is niet in orde');
  await noteProblem(database, id, 'making', now);
  const page = await text('/office/');
  expect(page).toContain('Portaal Kyero is niet in orde');
  expect(page).toContain(`${LIST}${id}/`);
  const { cookie: agent } = await logInStaff(site, 'agent');
  expect(await (await see('/office/', agent)).text()).not.toContain('is niet in orde');
  await database.updateTable('portal').set({ paused_at: now }).execute();
  expect(await text('/office/')).not.toContain('is niet in orde');
});
