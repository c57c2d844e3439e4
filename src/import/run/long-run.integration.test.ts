import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { openSource } from './open-source.ts';
import { runWith } from './run-import.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-long-'));
afterAll(() => rm(directory, { recursive: true }));
const start = new Date('2026-11-24T09:00:00Z');
let now = start;
const { around, add, run } = plantedSource({ database, directory, now: () => now });
const busyUntil = async () =>
  (await database.selectFrom('import_source').select('busy_until').executeTakeFirstOrThrow()).busy_until;
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

beforeEach(async () => {
  now = start;
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
  await add();
});

/** A run whose system answers when `during` is done. */
async function runWhile(during: () => Promise<void>) {
  const order = { cause: 'schedule', actor: 'schedule', isWhole: true } as const;
  async function* records() {
    await during();
    yield plantedHome(1);
    return { isComplete: true };
  }
  return runWith(around, await openSource(around, 'planted'), order, records());
}

it('keeps others out however long the system takes to answer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const ran = await runWhile(async () => {
    now = after(4);
    vi.advanceTimersByTime(60_000);
    await expect.poll(busyUntil).toEqual(after(9));
    now = after(8);
    expect(await run([plantedHome(2)])).toMatchObject({ status: 'busy' });
  });
  expect(ran).toMatchObject({ status: 'done', counts: { created: 1 } });
  expect(await busyUntil()).toBeNull();
  vi.advanceTimersByTime(600_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not give a source free that another run has taken over', async () => {
  let theirs: Date | null = null;
  await runWhile(async () => {
    now = after(6);
    await runWhile(async () => {
      theirs = await busyUntil();
    });
    // As if it were still running when the first ends.
    await database.updateTable('import_source').set({ busy_until: theirs }).execute();
  });
  expect(theirs).toEqual(after(11));
  expect(await busyUntil()).toEqual(theirs);
});
