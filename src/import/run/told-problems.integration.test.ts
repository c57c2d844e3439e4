import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listRuns } from '#database/import/runs.ts';
import { findSource } from '#database/import/sources.ts';
import { plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-told-'));
afterAll(() => rm(directory, { recursive: true }));
const { add, run } = plantedSource({ database, directory, now: () => new Date('2026-11-24T09:00:00Z') });

it('counts problems of one kind, and still tells a rare one after hundreds of them', async () => {
  await add();
  const homes = Array.from({ length: 230 }, (_, index) =>
    plantedHome(
      index + 1,
      {},
      { warnings: [{ field: 'energyValue', reason: `"${index}-x" is not a number` }] },
    ),
  );
  const rare = { field: 'bedrooms', reason: '900 is more than 99' };
  const { log } = await run([...homes, plantedHome(999, {}, { warnings: [rare] })]);
  expect(log[0]).toEqual({
    ...{ ref: '1', field: 'energyValue', reason: '"0-x" is not a number', count: 230 },
  });
  expect(log).toHaveLength(201);
  expect(log.at(-1)).toEqual({ ref: '999', ...rare });
  const source = await findSource(database, 'planted');
  const [stored] = await listRuns(database, source?.id ?? 0, 1);
  expect(stored?.log).toEqual(log);
});
