import { describe, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';
import { withdrawImportedIn } from './withdraw-property.ts';

const { database } = await testDatabase();
const { putProperty, stored } = propertyImport(database);
await addGhent(database);

const allStored = () => database.selectFrom('property').selectAll().orderBy('id').execute();

describe('putProperty', () => {
  test('creates, changes nothing, changes', async () => {
    expect(await putProperty(property)).toEqual({
      origin: 'line 2',
      outcome: 'created',
      problems: [],
      warnings: [],
      withoutVillage: false,
      lacksPhotos: false,
      lacks: 'something',
    });
    const created = await stored();
    expect(created).toMatchObject({ source: 'crm', city: 'Gent', price_cents: 32_500_000 });

    expect((await putProperty(property)).outcome).toBe('unchanged');
    expect(await allStored()).toEqual([created]);

    expect((await putProperty({ sourceRef: 'A1', price: '310.000', city: '' })).outcome).toBe('changed');
    expect(await stored()).toMatchObject({ id: created.id, price_cents: 31_000_000, street: 'Veldstraat' });
  });

  test('publishes again what was withdrawn', async () => {
    await putProperty(property);
    await database
      .transaction()
      .execute((transaction) =>
        withdrawImportedIn(
          transaction,
          { source: 'crm', sourceRef: 'A1' },
          { now: new Date(), isRehearsal: false },
        ),
      );
    expect((await putProperty(property)).outcome).toBe('changed');
    expect((await stored()).publication).toBe('published');
  });

  test('is the property of the source that the change names, else of the one that is told', async () => {
    await putProperty({ ...property, source: 'another' });
    await putProperty(property);
    expect((await allStored()).map(({ source }) => source)).toEqual(['another', 'crm']);
  });

  test('writes neither of two properties that the source calls the same', async () => {
    await putProperty(property);
    const { id } = await stored();
    const called = { source: 'crm', source_ref: null, reference: 'A1' };
    await addProperty(database, called);
    const before = await allStored();
    expect(await putProperty({ ...property, price: '310.000' })).toMatchObject({
      outcome: 'bad',
      problems: [{ field: 'reference', reason: expect.stringContaining('A1') }],
    });
    expect(before.map((each) => each.id)).toContain(id);
    expect(await allStored()).toEqual(before);
  });

  test('writes nothing of a change with problems, and tells them', async () => {
    const unnamed = { field: 'sourceRef', reason: 'the row has neither a sourceRef nor a reference' };
    expect(await putProperty({ ...property, sourceRef: '' })).toMatchObject({
      outcome: 'bad',
      problems: [unnamed],
    });
    expect(await putProperty({ ...property, bedrooms: 'drie' })).toMatchObject({
      outcome: 'bad',
      problems: [{ field: 'bedrooms', reason: '"drie" is not a number' }],
    });
    expect(await putProperty({ ...property, purpose: '' })).toMatchObject({
      outcome: 'bad',
      problems: [{ field: 'purpose', reason: 'it is needed and not given' }],
    });
    expect(await allStored()).toEqual([]);
  });

  test('a rehearsal tells the same and writes nothing', async () => {
    expect((await putProperty(property, { isRehearsal: true })).outcome).toBe('created');
    expect(await allStored()).toEqual([]);
  });
});
