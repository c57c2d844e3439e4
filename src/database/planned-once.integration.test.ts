import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { type Database, openDatabase } from './client.ts';
import { plannedOnce } from './planned-once.ts';

const { url } = await testDatabase();

/** A pool of one connection, so that each statement meets what the one before it left. */
async function withOneConnection(
  isPooled: boolean,
  use: (database: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const database = openDatabase(url, { maxConnections: 1, isPooled });
  await use(database).finally(() => database.destroy());
}

async function namesOf(database: Kysely<Database>) {
  const { rows } = await sql<{ name: string; calls: number }>`
    select name, generic_plans + custom_plans as calls from pg_prepared_statements`.execute(database);
  return rows;
}

it('a statement that is planned once is kept by its connection', () =>
  withOneConnection(false, async (database) => {
    const ask = (count: number) => sql`${plannedOnce} select ${count}::int as count`.execute(database);
    for (const count of [1, 2, 3]) expect((await ask(count)).rows).toEqual([{ count }]);
    await sql`select ${4}::int as count`.execute(database);
    expect(await namesOf(database)).toEqual([{ name: expect.any(String), calls: 3 }]);
  }));

it('a pooler gets no names', () =>
  withOneConnection(true, async (database) => {
    const { rows } = await sql`${plannedOnce} select ${1}::int as count`.execute(database);
    expect(rows).toEqual([{ count: 1 }]);
    expect(await namesOf(database)).toEqual([]);
  }));

it('a view that a migration changes is read with its new columns', () =>
  withOneConnection(false, async (database) => {
    await sql`create temporary view one_home as select 1 as id`.execute(database);
    const read = () => sql`${plannedOnce} select * from one_home where id = ${1}`.execute(database);
    expect((await read()).rows).toEqual([{ id: 1 }]);
    await sql`create or replace temporary view one_home as select 1 as id, 'Gent' as city`.execute(database);
    for (const _ of [1, 2]) expect((await read()).rows).toEqual([{ id: 1, city: 'Gent' }]);
  }));

it.each(['deallocate all', 'discard all'])('names that are gone by %s are no obstacle', (forget) =>
  withOneConnection(false, async (database) => {
    const read = () => sql`${plannedOnce} select ${1}::int as one`.execute(database);
    await read();
    await sql.raw(forget).execute(database);
    for (const _ of [1, 2]) expect((await read()).rows).toEqual([{ one: 1 }]);
  }),
);

it('a name that somebody else has taken is no obstacle', async () => {
  const read = (database: Kysely<Database>) => sql`${plannedOnce} select ${2}::int as two`.execute(database);
  let taken = '';
  await withOneConnection(false, async (database) => {
    await read(database);
    taken = (await namesOf(database))[0]?.name ?? '';
  });
  await withOneConnection(false, async (database) => {
    await sql`prepare ${sql.id(taken)} as select 3`.execute(database);
    expect((await read(database)).rows).toEqual([{ two: 2 }]);
    expect(await namesOf(database)).toEqual([{ name: taken, calls: 0 }]);
  });
});
