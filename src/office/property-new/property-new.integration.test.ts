import { beforeEach, expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import type { SuggestedAddress } from '#office/property-address/suggested-address.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addOwner } from '#test/owners.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database } = app;
await loadPlaces(database);
const agent = await staffBrowser(app, 'agent');
const path = '/office/properties/new/';

const answers = {
  ...{ purpose: 'sale', type: 'villa', street: 'Sint-Annaplein', houseNumber: '12', boxNumber: '' },
  ...{ postalCode: '9000', city: 'Gent', countryId: '10', ownerId: '' },
};

beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const send = (given: Partial<typeof answers> & { do?: string } = {}) =>
  agent.post(path, Object.entries({ ...answers, do: 'create', ...given }));
const stored = () =>
  database.selectFrom('property').select(['id', 'publication', 'type', 'street', 'city']).execute();

it('asks four questions, and makes a draft of its owner out of the answers', async () => {
  const owner = await addOwner(database, { name: 'Lies Maes' });
  const page = await (await agent.get(path)).text();
  for (const question of ['Te koop of te huur?', 'Wat is het?', 'Waar ligt het?', 'Van wie is het?'])
    expect(page).toContain(question);
  expect(page).toContain(`Lies Maes (${owner.email})`);
  const made = await send({ ownerId: owner.id });
  const [home] = await stored();
  expect(home).toMatchObject({ publication: 'draft', type: 'villa', street: 'Sint-Annaplein', city: 'Gent' });
  expect([made.status, made.headers.get('Location')]).toEqual([
    303,
    `/office/properties/${home?.id}/?told=created`,
  ]);
  const owned = await database.selectFrom('property_owner').select(['owner_id', 'property_id']).execute();
  expect(owned).toEqual([{ owner_id: owner.id, property_id: home?.id }]);
});

it.each<[Partial<typeof answers>, string]>([
  [{ type: '' }, 'Type'],
  [{ street: ' ' }, 'Straat'],
  [{ postalCode: '0999' }, 'Postcode'],
])('refuses %j with the field, and keeps what was typed', async (given, field) => {
  const refused = await send({ houseNumber: '12 bis', ...given });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toMatch(new RegExp(`<a[^>]*>${field}: `));
  expect(page).toContain('value="12 bis"');
  expect(await stored()).toEqual([]);
});

it('warns of what stands at the address already, however it is written, and makes a second one if that is wanted', async () => {
  const id = await addProperty(database, {
    ...{ reference: 'K-7', street: 'St.-Annaplein', house_number: '12', publication: 'withdrawn' },
  });
  const warned = await send({ street: 'st annaplein' });
  expect(warned.status).toBe(409);
  const page = await warned.text();
  expect(page).toContain('Op dit adres staat al een pand');
  expect(page).toContain(`href="/office/properties/${id}/"`);
  expect(page).toContain('K-7 · Huis, St.-Annaplein 12');
  expect(page).toContain('value="st annaplein"');
  expect(page).toMatch(/<button(?=[^>]* value="anyway")/);
  expect(await stored()).toHaveLength(1);
  expect((await send({ street: 'st annaplein', do: 'anyway' })).status).toBe(303);
  expect(await stored()).toHaveLength(2);
});

it('suggests places by postcode or the beginning of a name in any language, and streets of a postcode', async () => {
  const suggest = async (query: string) =>
    (await (await agent.get(`${path}address/?${query}`)).json()) as SuggestedAddress;
  const gent = { postalCode: '9000', countryId: '10', city: 'Gent' };
  expect((await suggest('place=9000')).places).toContainEqual(gent);
  expect((await suggest('place=gand')).places).toContainEqual(gent);
  expect((await suggest('place=')).places).toEqual([]);
});
