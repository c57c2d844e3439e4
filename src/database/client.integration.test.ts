import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { openDatabase } from './client.ts';
import { isUnavailable } from './unavailable.ts';

const { database, url } = await testDatabase();

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(database);
  return rows[0]?.value;
}

describe('openDatabase', () => {
  it.each([
    ["'2026-03-29'::date", '2026-03-29'],
    ['9007199254740991::bigint', 9_007_199_254_740_991],
    ['(select count(*) from (values (1), (2)) as row)', 2],
    ['null::bigint', null],
    [`'{"nl": "Gent"}'::jsonb`, { nl: 'Gent' }],
    ["'2026-03-29 12:00:00+02'::timestamptz", new Date('2026-03-29T10:00:00Z')],
    ["'{1,2}'::integer[]", [1, 2]],
  ])('gives %s as a plain value', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  it('refuses a whole number that a number cannot hold', async () => {
    await expect(read('9007199254740992::bigint')).rejects.toThrow('too large');
  });

  it('leaves other pools alone', async () => {
    const { types } = await import('pg');
    expect(types.getTypeParser(20, 'text')('1')).toBe('1');
  });

  it('breaks off a statement that takes longer than it may, and goes on', async () => {
    const hurried = openDatabase(url, { maxConnections: 1, statementMs: 100 });
    const error = await sql`select pg_sleep(5)`.execute(hurried).catch((error) => error);
    expect(isUnavailable(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(hurried)).rows).toEqual([{ one: 1 }]);
    await hurried.destroy();
    expect(isUnavailable(await sql`select 1/0`.execute(database).catch((error) => error))).toBe(false);
  });
});
