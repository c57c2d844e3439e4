import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { lockSource } from '#commands/property/lock-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';
import { withdrawImportedIn } from './withdraw-property.ts';

const { database } = await testDatabase();
const { importRows, putProperty } = propertyImport(database);
await addGhent(database);

const withdraw = () =>
  database
    .transaction()
    .execute((transaction) =>
      withdrawImportedIn(
        transaction,
        { source: 'crm', sourceRef: 'A1' },
        { now: new Date(), isRehearsal: false },
      ),
    );

/** Starts all of them while the source is locked, checks that each waits, and gives their results afterwards. */
async function startLocked<Result>(...starts: (() => Promise<Result>)[]): Promise<Result[]> {
  let ends: Promise<Result>[] = [];
  await database.transaction().execute(async (transaction) => {
    await lockSource(transaction, 'crm');
    ends = starts.map((start) => start());
    await expect.poll(countWaiting, { timeout: 10_000 }).toBe(starts.length);
  });
  return Promise.all(ends);
}

/** Only for this database: other test files use the same server. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory' and not granted`.execute(database);
  return rows.length;
}

describe('whoever writes a source', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['putting one', () => putProperty(property)],
    ['putting a batch', () => importRows([property])],
    ['withdrawing one', withdraw],
    ['withdrawing what is missing', () => importRows([], { approveWithdrawal: async () => undefined })],
  ])('%s waits', async (_, start) => {
    await startLocked(start);
  });

  test('is not in the way of another source', async () => {
    await database.transaction().execute(async (transaction) => {
      await lockSource(transaction, 'crm');
      expect((await putProperty(property, { source: 'another' })).outcome).toBe('created');
    });
  });

  test('of two who put the same new property at once, one creates it', async () => {
    const outcomes = await startLocked(
      async () => (await putProperty(property)).outcome,
      async () => (await putProperty(property)).outcome,
    );
    expect(outcomes.sort()).toEqual(['created', 'unchanged']);
  });

  test('a batch with the same property does not collide with one that is put by itself', async () => {
    const properties = [property, { ...property, sourceRef: 'A2' }];
    const [batch, single] = await startLocked<unknown>(
      async () => (await importRows(properties)).tally.created,
      async () => (await putProperty(property)).outcome,
    );
    expect([
      [2, 'unchanged'],
      [1, 'created'],
    ]).toContainEqual([batch, single]);
  });
});
