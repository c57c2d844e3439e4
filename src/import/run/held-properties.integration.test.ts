import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { changeSource, type PublishHow } from '#commands/import/sources.ts';
import { emptyChange } from '#domain/property/change/property-change.ts';
import { plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-held-'));
afterAll(() => rm(directory, { recursive: true }));
const now = new Date('2026-11-24T09:00:00Z');
const { add, run } = plantedSource({ database, directory, now: () => now });

const publications = async () =>
  (await database.selectFrom('property').select('publication').orderBy('source_ref').execute()).map(
    ({ publication }) => publication,
  );

/** The law asks much of a house for sale, and nothing more of a garage to let with its price. */
function home(id: number, isLawful: boolean, own: object = {}) {
  const kind = isLawful ? { purpose: 'rent', type: 'garage' } : { purpose: 'sale', type: 'house' };
  const values = { ...kind, priceCents: 9_000_00, postalCode: '9000', city: 'Gent', ...own };
  return plantedHome(id, {}, { change: { ...emptyChange(String(id)), values } });
}

const choose = (publish: PublishHow) =>
  changeSource({ database, now, actor: 'command' }, 'planted', { publish });

beforeEach(async () => {
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
});

it('lets wait what lacks something by law, and says how many and why', async () => {
  await add({ publish: 'lawful' });
  const first = await run([home(1, false), home(2, true)]);
  expect(first).toMatchObject({ status: 'done', counts: { created: 2, held: 1 } });
  expect(await publications()).toEqual(['draft', 'published']);
  expect(first.log).toContainEqual({
    ref: '1',
    field: 'energyLabel',
    reason: 'is asked for by Energiedecreet art. 11.2.1 §3: the property waits as a draft',
  });
  expect(first.log.filter(({ ref }) => ref === '2')).toEqual([]);
});

it('brings it onto the site once the source says what lacked', async () => {
  await add({ publish: 'lawful' });
  await run([home(1, false)]);
  // It still waits after a run in between in which it failed.
  expect((await run([home(1, false, { postalCode: '0000' })])).counts).toMatchObject({ bad: 1, held: 0 });
  expect((await run([home(1, false)])).counts).toMatchObject({ unchanged: 1, held: 1 });
  expect((await run([home(1, true)])).counts).toMatchObject({ changed: 1, held: 0 });
  expect(await publications()).toEqual(['published']);
});

it('takes nothing off the site that is there', async () => {
  await add({ publish: 'auto' });
  await run([home(1, false)]);
  await choose('lawful');
  expect((await run([home(1, false)])).counts).toMatchObject({ unchanged: 1, held: 0 });
  expect(await publications()).toEqual(['published']);
});

it('leaves a draft that waits for people, whatever the law says', async () => {
  await add({ publish: 'draft' });
  await run([home(1, true)]);
  await choose('lawful');
  expect((await run([home(1, true)])).counts).toMatchObject({ unchanged: 1, held: 0 });
  expect(await publications()).toEqual(['draft']);
});

it('lets go what waited when the source is set to publish all', async () => {
  await add({ publish: 'lawful' });
  await run([home(1, false)]);
  await choose('auto');
  expect((await run([home(1, false)])).counts).toMatchObject({ changed: 1, held: 0 });
  expect(await publications()).toEqual(['published']);
});
