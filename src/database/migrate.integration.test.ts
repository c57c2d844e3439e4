import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '#test/database.ts';
import { listPending, migrate } from './migrate.ts';
import type { LockWait } from './wait-for-locks.ts';

const { database } = await emptyDatabase();
let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'gevel-migrations-'));
  await writeFile(
    join(directory, '0001-first.sql'),
    'create table first (id int);\ncreate table second (id int);\n',
  );
});
afterEach(async () => {
  await rm(directory, { recursive: true });
  await sql`drop schema public cascade; create schema public`.execute(database);
});

async function listTables(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

describe('migrate', () => {
  it('runs what is new, once, however many start together', async () => {
    await writeFile(join(directory, 'notes.txt'), 'not a migration');
    const runs = await Promise.all([1, 2, 3].map(() => migrate(database, { directory })));
    expect(runs.flat()).toEqual(['0001-first']);
    expect(await listTables()).toEqual(['first', 'migration', 'second']);
  });

  it('takes other line ends for the same file', async () => {
    await migrate(database, { directory });
    const file = join(directory, '0001-first.sql');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll('\n', '\r\n'));
    expect(await migrate(database, { directory })).toEqual([]);
  });

  it('leaves nothing of a file that fails, and runs it when it is mended', async () => {
    await migrate(database, { directory });
    await writeFile(join(directory, '0002-bad.sql'), 'create table third (id int); select * from nowhere;');
    await expect(migrate(database, { directory })).rejects.toThrow('nowhere');
    expect(await listTables()).not.toContain('third');
    await writeFile(join(directory, '0002-bad.sql'), 'create table third (id int);');
    expect(await migrate(database, { directory })).toEqual(['0002-bad']);
  });

  it('refuses a file that was changed after it had run', async () => {
    await migrate(database, { directory });
    await writeFile(join(directory, '0001-first.sql'), 'create table first (id bigint);');
    await expect(migrate(database, { directory })).rejects.toThrow('The migration 0001-first was changed');
  });

  it('waits for what holds a lock, and says so', async () => {
    await migrate(database, { directory });
    await writeFile(join(directory, '0002-alter.sql'), 'alter table first add column name text;');
    const other = await database.startTransaction().execute();
    await sql`lock table first in access share mode`.execute(other);
    const waits: LockWait[] = [];
    const onWait = (about: LockWait) => void waits.push(about);
    const migrating = migrate(database, { directory, onWait });
    await expect.poll(() => waits.length).toBe(2);
    expect(waits).toEqual([
      { migration: '0002-alter', pauseMs: 250, oldestTransaction: expect.stringContaining('(gevel)') },
      { migration: '0002-alter', pauseMs: 500, oldestTransaction: expect.stringContaining('(gevel)') },
    ]);
    await other.commit().execute();
    expect(await migrating).toEqual(['0002-alter']);
  });

  it('gives up, where nobody is told, with a sentence that names who may hold it', async () => {
    await migrate(database, { directory });
    await writeFile(join(directory, '0002-alter.sql'), 'alter table first add column name text;');
    await database.transaction().execute(async (other) => {
      await sql`lock table first in access share mode`.execute(other);
      await expect(migrate(database, { directory })).rejects.toThrow(
        /^The migration 0002-alter waits for a lock .* process \d+ of PostgreSQL \(gevel\), for \d+ seconds/,
      );
    });
    expect(await migrate(database, { directory })).toEqual(['0002-alter']);
  });
});

describe('listPending', () => {
  const [one, two, three] = ['0001-a', '0002-b', '0003-c'].map((name) => ({ name, checksum: name })) as [
    { name: string; checksum: string },
    { name: string; checksum: string },
    { name: string; checksum: string },
  ];

  it.each([
    ['a new database', [one, two], [], [one, two]],
    ['nothing new', [one, two], [one, two], []],
    ['one more', [one, two, three], [one, two], [three]],
    ['a newer version was here', [one, two], [one, two, three], []],
    ['no migrations at all', [], [], []],
  ])('%s', (_, files, recorded, expected) => {
    expect(listPending(files, recorded)).toEqual(expected);
  });

  it.each([
    ['a file is gone', [one, three], [one, two], 'file is missing'],
    ['a file comes late', [one, two, three], [one, three], 'give it a higher number'],
    ['a file was changed', [{ ...one, checksum: 'other' }, two], [one], 'was changed'],
  ])('refuses when %s', (_, files, recorded, sentence) => {
    expect(() => listPending(files, recorded)).toThrow(sentence);
  });
});
