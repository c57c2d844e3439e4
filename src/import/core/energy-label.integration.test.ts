import { beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { testDatabase } from '#test/database.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);

beforeAll(() => loadPlaces(database));

describe('the energy label of an import', () => {
  test('a label that was given wins; a computed one follows its value', async () => {
    await importRows([property, { ...property, sourceRef: 'A2', energyLabel: 'C' }]);
    await importRows([
      { sourceRef: 'A1', energyValue: 90 },
      { sourceRef: 'A2', energyValue: 90 },
    ]);
    expect((await stored()).energy_label).toBe('a');
    expect((await stored('A2')).energy_label).toBe('c');
    await importRows([{ sourceRef: 'A2', energyLabel: '' }]);
    expect((await stored('A2')).energy_label).toBe('a');
  });

  test('premises keep the label of their certificate, and have none that is computed', async () => {
    const office = { ...property, type: 'office', energyValue: 90 };
    await importRows([office, { ...office, sourceRef: 'A2', energyLabel: 'C' }]);
    await importRows([
      { sourceRef: 'A1', energyValue: 120 },
      { sourceRef: 'A2', energyValue: 120 },
    ]);
    expect((await stored()).energy_label).toBeNull();
    expect((await stored('A2')).energy_label).toBe('c');
  });

  test('premises keep a label that the scale of homes would give too, until the source empties it', async () => {
    const office = { ...property, type: 'office', energyValue: 90 };
    await importRows([{ ...office, energyLabel: 'A' }]);
    await importRows([{ sourceRef: 'A1', price: 410000 }]);
    expect((await stored()).energy_label).toBe('a');
    await importRows([{ sourceRef: 'A1', energyLabel: '' }]);
    expect((await stored()).energy_label).toBeNull();
  });

  test('a home that turns out to be premises loses the label that was computed for it', async () => {
    await importRows([{ ...property, type: 'house', energyValue: 90 }]);
    expect((await stored()).energy_label).toBe('a');
    await importRows([{ sourceRef: 'A1', type: 'office' }]);
    expect((await stored()).energy_label).toBeNull();
  });
});
