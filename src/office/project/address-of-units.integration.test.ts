import { beforeAll, expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { createTestApp } from '#test/app.ts';
import { addProject, addProperty } from '#test/factories.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const app = await createTestApp(officeSite);
const { database } = app;
beforeAll(() => loadPlaces(database));
const eline = await staffBrowser(app, 'agent');

const stored = (id: number) =>
  database.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function save(id: number, typed: Record<string, string>): Promise<void> {
  const seen = (await stored(id)).updated_at.toISOString();
  const saved = await eline.post(`/office/projects/${id}/`, Object.entries({ do: 'save', seen, ...typed }));
  expect(saved.status).toBe(303);
}

const address = { street: 'Kaai', house_number: '3', publish_address: true };
const unit = (project_id: number, given: object) =>
  addProperty(database, { project_id, type: 'apartment', is_new_build: true, ...address, ...given });

it('of a project that hides it is hidden at once on its units, sold ones and those with a system too', async () => {
  const id = await addProject(database, address);
  // The law forbids hiding an address without the code of its certificate.
  const details = { epcCode: '20240612-0003210987-RES-1' };
  const units = [
    await unit(id, { unit_name: '1', details }),
    await unit(id, { unit_name: '2', details, availability: 'sold' }),
    await unit(id, { unit_name: '3', details, source: 'whise', source_ref: '3' }),
  ];
  const lacking = await unit(id, { unit_name: '4' });
  await save(id, { publishAddress: 'no' });
  const rows = await database
    .selectFrom('property')
    .select('publish_address')
    .where('id', 'in', units)
    .execute();
  expect(rows).toEqual(units.map(() => ({ publish_address: false })));
  const edits = await database.selectFrom('property_edit').select(['property_id', 'key']).execute();
  expect(edits).toEqual([{ property_id: lacking, key: 'publishAddress' }]);
  const locks = await database.selectFrom('property_lock').select(['property_id', 'key']).execute();
  expect(locks).toEqual([{ property_id: units[2], key: 'publishAddress' }]);
});

it('of a project goes to the units that stood there, and waits like any change', async () => {
  const id = await addProject(database, address);
  await unit(id, { unit_name: '1' });
  await unit(id, { unit_name: '2', house_number: '5' });
  await save(id, { houseNumber: '4' });
  const units = await listUnitsToEdit(database, id);
  expect(units.map(({ facts, stored: now }) => [now.houseNumber, facts.houseNumber])).toEqual([
    ['3', '4'],
    ['5', '5'],
  ]);
});

it('of a project that moves to another municipality stays whole on its units', async () => {
  const gent = { postal_code: '9000', city: 'Gent' };
  const id = await addProject(database, { ...address, ...gent });
  await unit(id, { unit_name: '1', ...gent });
  await save(id, { street: 'Stationsstraat', houseNumber: '1', postalCode: '2000', city: 'Antwerpen' });
  expect(await stored(id)).toMatchObject({ street: 'Stationsstraat', postal_code: '2000' });
  const [only] = await listUnitsToEdit(database, id);
  expect(only?.facts).toMatchObject({ street: 'Kaai', houseNumber: '3', postalCode: '9000' });
});

it('on the map of a project is that of the units that lay there', async () => {
  const place = await database
    .selectFrom('place')
    .select('id')
    .where('postal_code', '=', '9000')
    .executeTakeFirstOrThrow();
  const at = { place_id: place.id, latitude: 51.05, longitude: 3.72 };
  const id = await addProject(database, { ...address, ...at });
  await unit(id, { unit_name: '1', ...at });
  await unit(id, { unit_name: '2', ...at, latitude: 51.06 });
  const seen = (await stored(id)).updated_at.toISOString();
  await eline.post(`/office/projects/${id}/`, [
    ['do', 'position'],
    ['at', '51.050000,3.720000'],
    ['seen.project', seen],
    ['move', 'north'],
  ]);
  const { latitude } = await stored(id);
  expect(latitude).toBeGreaterThan(51.05);
  const units = await listUnitsToEdit(database, id);
  expect(units[0]?.facts.latitude).toBeCloseTo(latitude ?? 0, 4);
  expect(units[1]?.facts.latitude).toBe(51.06);
});
