import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addPhoto, addProperty } from '#test/factories.ts';
import { listForOffice, type OfficeSearch, type OfficeSort } from './office-list.ts';

const { database } = await testDatabase();

beforeEach(async () => {
  await database.deleteFrom('property').execute();
});

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

async function references(search: OfficeSearch): Promise<string[]> {
  return (await listForOffice(database, search)).rows.map(({ reference }) => reference);
}

async function addThree(): Promise<{ flat: number; villa: number; plot: number }> {
  const villa = await addProperty(database, {
    reference: 'V-1',
    type: 'villa',
    street: 'Kouter',
    house_number: '12',
    title: { fr: 'Villa 100% rénovée' },
    price_cents: 90_000_000,
    created_at: day(3),
    updated_at: day(3),
  });
  const flat = await addProperty(database, {
    reference: 'A-2',
    type: 'penthouse',
    purpose: 'rent',
    publication: 'draft',
    availability: 'option',
    street: 'Veldstraat',
    city: 'Brugge',
    price_cents: null,
    created_at: day(2),
    updated_at: day(5),
  });
  const plot = await addProperty(database, {
    reference: 'G-3',
    type: 'building_plot',
    publication: 'withdrawn',
    price_cents: 20_000_000,
    street: null,
    created_at: day(1),
    updated_at: day(4),
  });
  return { villa, flat, plot };
}

async function addEdit(property_id: number, at: Date, key = 'bedrooms'): Promise<void> {
  await database.insertInto('property_edit').values({ property_id, key, actor: 'staff:a', at }).execute();
}

describe('listForOffice', () => {
  test.each<[OfficeSearch, string[]]>([
    [{}, ['A-2', 'G-3', 'V-1']],
    [{ text: 'kou 12' }, ['V-1']],
    [{ text: '12 KOUTER gent' }, ['V-1']],
    [{ text: 'kouter brugge' }, []],
    [{ text: '100%' }, ['V-1']],
    [{ text: '1_0' }, []],
    [{ text: 'g-3' }, ['G-3']],
    [{ publication: 'draft' }, ['A-2']],
    [{ availability: 'option' }, ['A-2']],
    [{ purpose: 'sale' }, ['G-3', 'V-1']],
    [{ type: 'house' }, ['V-1']],
    [{ type: 'apartment', purpose: 'sale' }, []],
    [{ agentId: 99 }, []],
    [{ hasEdits: true }, []],
    [{ hasEdits: false }, ['A-2', 'G-3', 'V-1']],
    [{ page: 2 }, []],
  ])('%o', async (search, expected) => {
    await addThree();
    expect(await references(search)).toEqual(expected);
  });

  test.each<[OfficeSort, string[]]>([
    ['changed', ['A-2', 'G-3', 'V-1']],
    ['newest', ['V-1', 'A-2', 'G-3']],
    ['price', ['G-3', 'V-1', 'A-2']],
    ['price-down', ['V-1', 'G-3', 'A-2']],
    ['address', ['A-2', 'V-1', 'G-3']],
    ['reference', ['A-2', 'G-3', 'V-1']],
  ])('by %s', async (sort, expected) => {
    await addThree();
    expect(await references({ sort })).toEqual(expected);
  });

  test('counts what waits, which is a change as well', async () => {
    const { villa } = await addThree();
    await addEdit(villa, day(9));
    await addEdit(villa, day(8), 'title.nl');
    const { rows } = await listForOffice(database, { hasEdits: true });
    expect(rows).toMatchObject([{ reference: 'V-1', edits: 2, changed_at: day(9) }]);
    expect(await references({})).toEqual(['V-1', 'A-2', 'G-3']);
  });

  test('gives the first photograph and the agent', async () => {
    const { rows: offices } = await sql<{ id: number }>`
      insert into office (name, street, house_number, postal_code, city, country_id, phone, email)
      values ('{}', 'Kouter', '1', '9000', '{}', 10, '', '') returning id`.execute(database);
    const { id: agent_id } = await database
      .insertInto('agent')
      .values({
        first_name: 'Eline',
        last_name: 'Maes',
        email: 'eline@example.be',
        phone: '',
        role: '{}',
        office_id: offices[0]?.id ?? 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = await addProperty(database, { agent_id });
    const second = await addPhoto(database, id);
    const first = await addPhoto(database, id);
    await database.updateTable('media').set({ sort: 1 }).where('picture_id', '=', second).execute();
    const { rows, total } = await listForOffice(database, { agentId: agent_id });
    expect(rows).toMatchObject([{ agent_name: 'Eline Maes', picture_id: first, edits: 0 }]);
    expect(total).toBe(1);
  });

  test('fifty a page, and the number on all', async () => {
    await sql`
      insert into property (reference, purpose, type, postal_code, country_id, city)
      select 'N-' || lpad(n::text, 3, '0'), 'sale', 'house', '9000', 10, 'Gent' from generate_series(1, 120) n`.execute(
      database,
    );
    const pages = await Promise.all(
      [1, 3, 4].map((page) => listForOffice(database, { sort: 'reference', page })),
    );
    expect(pages.map(({ rows, total }) => [rows.length, rows[0]?.reference, total])).toEqual([
      [50, 'N-001', 120],
      [20, 'N-101', 120],
      [0, undefined, 120],
    ]);
  });
});
