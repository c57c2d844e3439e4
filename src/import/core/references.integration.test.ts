import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createProperty } from '#commands/property/create-property.ts';
import { findHomes } from '#database/staff/found-by-words.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);
await addGhent(database);
const sourceRef = 'source-11156202';
const { sourceRef: _, ...unnamed } = property;

const referenceOf = async (ref: string) => (await stored(ref)).reference;
/** Stores it as the former version did. */
const storeKey = (ref: string, reference = ref) =>
  database.updateTable('property').set({ reference }).where('source_ref', '=', ref).execute();

test('a property without a reference gets one as the office gives, and keeps it', async () => {
  await importRows([
    { ...property, sourceRef },
    { ...property, sourceRef: 'B2', houseNumber: '14' },
  ]);
  expect([await referenceOf(sourceRef), await referenceOf('B2')]).toEqual(['2026-0001', '2026-0002']);
  const again = await importRows([{ ...property, sourceRef }]);
  expect(again.tally).toMatchObject({ unchanged: 1 });
  expect(await referenceOf(sourceRef)).toBe('2026-0001');
});

test('two sources and the office never give the same', async () => {
  const by = { database, now: new Date('2026-11-21T09:00:00Z'), actor: 'command' as const };
  const typed = { purpose: 'sale', type: 'house', postalCode: '9000', city: 'Gent', countryId: '10' };
  await Promise.all([
    importRows([{ ...property, sourceRef }], { source: 'one' }),
    importRows([{ ...property, sourceRef: 'B2' }], { source: 'other' }),
    createProperty(by, typed),
  ]);
  const all = await database.selectFrom('property').select('reference').orderBy('reference').execute();
  expect(all.map(({ reference }) => reference)).toEqual(['2026-0001', '2026-0002', '2026-0003']);
});

test('a reference of the source is shown as it is, also one by which it names the property', async () => {
  await importRows([
    { ...unnamed, reference: 'RL-2387' },
    { ...unnamed, sourceRef: '77', reference: '77', houseNumber: '14' },
  ]);
  expect([await referenceOf('RL-2387'), await referenceOf('77')]).toEqual(['RL-2387', '77']);
  await importRows([
    { sourceRef: 'RL-2387', price: '300.000 €' },
    { sourceRef: '77', price: '301.000 €' },
  ]);
  expect([await referenceOf('RL-2387'), await referenceOf('77')]).toEqual(['RL-2387', '77']);
});

test('a reference that the source empties stays', async () => {
  await importRows([{ ...property, reference: 'RL-2387' }]);
  await importRows([{ ...property, reference: '' }]);
  expect(await referenceOf('A1')).toBe('RL-2387');
});

test('a key that was stored as reference goes with the next import', async () => {
  await importRows([{ ...property, sourceRef }]);
  await storeKey(sourceRef);
  await importRows([{ ...property, sourceRef }], { isRehearsal: true });
  expect(await referenceOf(sourceRef)).toBe(sourceRef);
  const { tally } = await importRows([{ ...property, sourceRef }]);
  expect(tally).toMatchObject({ changed: 1 });
  expect(await referenceOf(sourceRef)).toBe('2026-0001');
});

test('one that may be printed goes where the source says that it has none', async () => {
  await importRows([{ ...property, sourceRef: '40123' }]);
  await storeKey('40123');
  await importRows([{ ...property, sourceRef: '40123' }]);
  expect(await referenceOf('40123')).toBe('40123');
  await importRows([{ ...property, sourceRef: '40123', reference: '' }]);
  expect(await referenceOf('40123')).toBe('2026-0001');
});

test('staff find it by the key of its source, people who see the site do not', async () => {
  await importRows([{ ...property, sourceRef }]);
  const wanted = { words: ['11156202'], most: 5 };
  expect(await findHomes(database, wanted)).toMatchObject([{ reference: '2026-0001' }]);
  expect(await findHomes(database, { ...wanted, isPublic: true })).toEqual([]);
});

test('of what is stored, what nobody prints goes at once', async () => {
  const uuid = '0a61d7c2-0f3b-4a7e-9d55-3f6a1c2b7e90';
  const refs = [sourceRef, uuid, 'RL-2387', '40123', 'Huis-2026'];
  await importRows(
    refs.map((ref, index) => ({ ...property, sourceRef: ref, reference: ref, houseNumber: `${index + 1}` })),
  );
  await storeKey(uuid, '0a61d7c2');
  const migration = new URL('../../database/migrations/0112-references-and-held-homes.sql', import.meta.url);
  const [mended = ''] = (await readFile(migration, 'utf8')).split('\n-- lawful');
  await sql.raw(mended).execute(database);
  const own = /^\d{4}-0001$/;
  expect(await referenceOf(sourceRef)).toMatch(own);
  expect(await referenceOf(uuid)).toMatch(/^\d{4}-0002$/);
  for (const ref of refs.slice(2)) expect(await referenceOf(ref)).toBe(ref);
});
