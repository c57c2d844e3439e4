import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);
await addGhent(database);

describe('withdrawing what is missing', () => {
  const properties = ['A1', 'A2', 'A3', 'A4'].map((sourceRef) => ({ ...property, sourceRef }));

  beforeEach(async () => {
    await importRows(properties);
    await importRows([{ ...property, sourceRef: 'Z1' }], { source: 'another' });
  });

  test('takes half of the source, nothing of another, and brings back what returns', async () => {
    const { tally } = await importRows(properties.slice(2), { withdraw: 'missing' });
    expect(tally).toMatchObject({ withdrawn: 2, unchanged: 2 });
    expect((await stored('A1')).publication).toBe('withdrawn');
    expect((await stored('Z1')).publication).toBe('published');
    expect((await importRows(properties.slice(2), { withdraw: 'missing' })).tally.withdrawn).toBe(0);
    expect((await importRows(properties)).tally).toMatchObject({ changed: 2, unchanged: 2 });
    expect((await stored('A1')).publication).toBe('published');
  });

  test('refuses more than half, unless told so', async () => {
    const { tally } = await importRows(properties.slice(3), { withdraw: 'missing' });
    expect(tally.withdrawalRefused).toBe('3 of the 4 properties of the source crm would go');
    expect((await stored('A1')).publication).toBe('published');
    expect((await importRows(properties.slice(3), { withdraw: 'even most' })).tally.withdrawn).toBe(3);
  });

  test('a bad row is not missing; a row without a name leaves all as it is', async () => {
    const bad = { ...property, bedrooms: 'x' };
    expect((await importRows([bad, ...properties.slice(1)], { withdraw: 'missing' })).tally.withdrawn).toBe(
      0,
    );
    const { tally } = await importRows([{ ...bad, sourceRef: '' }, ...properties.slice(1)], {
      withdraw: 'missing',
    });
    expect(tally).toMatchObject({
      withdrawn: 0,
      withdrawalRefused: expect.stringContaining('no reference'),
    });
  });
});
