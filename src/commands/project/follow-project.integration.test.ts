import { expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { testDatabase } from '#test/database.ts';
import { addProject, addProperty } from '#test/factories.ts';
import { changeProject } from './change-project.ts';
import { placeProject } from './place-project.ts';

const { database } = await testDatabase();
await loadPlaces(database);
const { id: place_id } = await database
  .selectFrom('place')
  .select('id')
  .where('postal_code', '=', '9000')
  .executeTakeFirstOrThrow();
const by = { database, now: new Date('2026-11-01T08:00:00Z'), actor: 'staff:sofie' };

const address = { place_id, street: 'Kaai', house_number: '3', latitude: 51.05, longitude: 3.72 };

async function projectWithUnit(): Promise<number> {
  const id = await addProject(database, address);
  await addProperty(database, { project_id: id, type: 'apartment', is_new_build: true, ...address });
  return id;
}

async function seenOf(id: number): Promise<string> {
  const project = database.selectFrom('project').select('updated_at').where('id', '=', id);
  return (await project.executeTakeFirstOrThrow()).updated_at.toISOString();
}

const place = async (id: number, latitude: number) =>
  expect(await placeProject(by, { id, at: { latitude, longitude: 3.72 }, seen: await seenOf(id) })).toBe(
    true,
  );

it('takes a unit along each of several steps of the map, and back', async () => {
  const id = await projectWithUnit();
  await place(id, 51.06);
  await place(id, 51.07);
  expect((await listUnitsToEdit(database, id))[0]?.facts.latitude).toBe(51.07);
  await place(id, 51.05);
  const [unit] = await listUnitsToEdit(database, id);
  expect(unit?.facts.latitude).toBe(51.05);
  expect(unit?.edits).toEqual([]);
});

it('takes a unit along when a number is corrected twice, and counts it', async () => {
  const id = await projectWithUnit();
  const number = async (houseNumber: string) =>
    changeProject(by, { id, typed: { houseNumber }, seen: await seenOf(id) });
  expect(await number('4')).toEqual({ outcome: 'changed', followed: 1 });
  expect(await number('5')).toEqual({ outcome: 'changed', followed: 1 });
  expect((await listUnitsToEdit(database, id))[0]?.facts.houseNumber).toBe('5');
});

it('leaves what somebody typed in a unit, also what cannot be read', async () => {
  const id = await projectWithUnit();
  const [unit] = await listUnitsToEdit(database, id);
  const waiting = { property_id: unit?.id ?? 0, base: '"3"', actor: 'staff:jan', at: by.now };
  const edit = { ...waiting, key: 'houseNumber', value: null, typed: 'x'.repeat(99), problem: 'TOO_LONG' };
  await database.insertInto('property_edit').values(edit).execute();
  const typed = { houseNumber: '4' };
  const changed = await changeProject(by, { id, typed, seen: await seenOf(id) });
  expect(changed).toEqual({ outcome: 'changed', followed: 0 });
});
