import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { rentedHomes } from '#domain/property/rent-of-home.ts';
import { testDatabase } from '#test/database.ts';

// Compares the field catalogue with the schema that all migrations together produce.
const { database } = await testDatabase();

let columns: Map<string, { isRequired: boolean }>;

async function columnsOf(table: string) {
  const { rows } = await sql<{ name: string; isRequired: boolean }>`
    select column_name as name, is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isRequired"
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(
    database,
  );
  return new Map(rows.map(({ name, ...rest }) => [name, rest]));
}

beforeAll(async () => {
  columns = await columnsOf('property');
});

it('the table has a column for each attribute that is marked so, and keeps the others in details', () => {
  const marked = catalogue.filter((field) => field.column).map((field) => columnName(field.key));
  const others = catalogue.filter((field) => !field.column).map((field) => columnName(field.key));
  expect(marked.filter((name) => !columns.has(name))).toEqual([]);
  expect(others.filter((name) => columns.has(name))).toEqual([]);
});

it('what the table cannot do without is required', () => {
  const needed = catalogue.filter(({ key }) => columns.get(columnName(key))?.isRequired);
  expect(catalogue.filter((field) => field.required)).toEqual(needed);
});

it('what is searched stands in the view of visitors', async () => {
  const shown = await columnsOf('public_property');
  const searched = catalogue.filter((field) => field.column && 'filter' in field && field.filter);
  expect(searched.length).toBeGreaterThan(10);
  expect(searched.map(({ key }) => columnName(key)).filter((name) => !shown.has(name))).toEqual([]);
});

it('the view hides the same details together with the price as are marked so', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_viewdef('shown_property'::regclass) as definition`.execute(database);
  const [, hidden = ''] = /details - ARRAY\[(.*?)\]/s.exec(rows[0]?.definition ?? '') ?? [];
  const names = [...hidden.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const marked = catalogue.filter((field) => field.tellsPrice).map((field) => field.key);
  expect(names.toSorted()).toEqual(marked.toSorted());
  expect(marked.length).toBeGreaterThan(0);
});

it('the view rounds the same details of a hidden address as are marked so', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_viewdef('shown_property'::regclass) as definition`.execute(database);
  const [, rounded = ''] = /key = ANY \(ARRAY\[(.*?)\]/s.exec(rows[0]?.definition ?? '') ?? [];
  const names = [...rounded.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const marked = catalogue.filter((field) => field.tellsPosition).map((field) => field.key);
  expect(names.toSorted()).toEqual(marked.toSorted());
  expect(marked.length).toBeGreaterThan(0);
});

it('the view shows the rent of the types that are homes', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_viewdef('shown_property'::regclass) as definition`.execute(database);
  const [, types = ''] = /type = ANY \(ARRAY\[(.*?)\]/s.exec(rows[0]?.definition ?? '') ?? [];
  const named = [...types.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...rentedHomes].toSorted());
});

it('the checks of the table know the options of the catalogue', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'property'::regclass and contype = 'c'`.execute(database);
  for (const key of ['purpose', 'publication', 'availability', 'marquee'] as const) {
    const check = rows.find(({ definition }) => new RegExp(`\\(+${key} = ANY`).test(definition));
    const values = [...(check?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, value]) => value);
    expect(values.toSorted(), key).toEqual([...optionSets[key]].toSorted());
  }
});
