import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { withdrawProperty } from '#commands/property/withdraw-property.ts';
import { SourceProblem } from '#import/crm/adapter.ts';
import { plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-online-'));
afterAll(() => rm(directory, { recursive: true }));
const now = new Date('2026-11-24T09:00:00Z');
const told: ('on' | 'off')[] = [];
let isAway = false;
const { add, run } = plantedSource(
  { database, directory, now: () => now },
  {
    async reportOnline(_, __, url) {
      if (isAway) throw new SourceProblem('It is away.');
      told.push(url ? 'on' : 'off');
    },
  },
);
const shown = plantedHome(1);
const hidden = plantedHome(1, {}, { visibility: 'withdraw' });
const homeId = async () => (await database.selectFrom('property').select('id').executeTakeFirstOrThrow()).id;

beforeEach(async () => {
  told.length = 0;
  isAway = false;
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
});

it('tells the system once that a home is taken off, and that it is there again', async () => {
  await add();
  await run([shown]);
  await run([hidden]);
  await run([hidden]);
  expect(told).toEqual(['on', 'off']);
  await run([shown]);
  expect(told).toEqual(['on', 'off', 'on']);
});

it('does not say of a draft that it is online', async () => {
  await add({ publish: 'draft' });
  await run([shown]);
  await run([plantedHome(1, { rooms: 5 })]);
  expect(told).toEqual([]);
});

it('does not say of a home that people withdrew that it is online', async () => {
  await add();
  await run([shown]);
  await withdrawProperty({ database, now, actor: 'staff:eline' }, await homeId());
  expect((await run([plantedHome(1, { rooms: 5 })])).counts.changed).toBe(1);
  expect(told).toEqual(['on']);
});

it('tells later what it could not tell, though nothing changed or another home came', async () => {
  await add();
  isAway = true;
  const line = { ref: '1', field: 'online', reason: 'It is away.' };
  expect((await run([shown])).log).toContainEqual(line);
  expect((await run([shown])).log).toContainEqual(line);
  isAway = false;
  expect((await run([plantedHome(2)], { end: { isComplete: false } })).log).toEqual([]);
  expect(told).toEqual(['on', 'on']);
  isAway = true;
  await run([hidden], { end: { isComplete: false } });
  isAway = false;
  await run([], { end: { isComplete: false } });
  await run([], { end: { isComplete: false } });
  expect(told).toEqual(['on', 'on', 'off']);
});
