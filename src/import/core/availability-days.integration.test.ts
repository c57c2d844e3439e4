import { beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { dayOf } from '#domain/time/dates.ts';
import { testDatabase } from '#test/database.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);

beforeAll(() => loadPlaces(database));

describe('the days of an import', () => {
  test('the day on which it was gone is kept, until it is taken away or the property is free again', async () => {
    await importRows([{ ...property, availability: 'verkocht', goneOn: '21/11/2026' }]);
    await importRows([{ ...property, availability: 'sold' }]);
    expect((await stored()).gone_on).toBe('2026-11-21');
    await importRows([{ ...property, availability: 'sold', goneOn: '' }]);
    expect((await stored()).gone_on).toBeNull();
    await importRows([{ ...property, availability: 'sold', goneOn: '21/11/2026' }]);
    await importRows([{ ...property, availability: 'beschikbaar' }]);
    expect((await stored()).gone_on).toBeNull();
  });

  test.each(['verkocht', 'verhuurd'])(
    '%s without a date has none, new or known before',
    async (availability) => {
      await importRows([
        { ...property, availability },
        { ...property, sourceRef: 'A2' },
      ]);
      await importRows([{ ...property, sourceRef: 'A2', availability }]);
      for (const ref of ['A1', 'A2']) {
        const today = dayOf(new Date());
        expect(await stored(ref)).toMatchObject({ gone_on: null, gone_noticed_on: today });
      }
      await importRows([
        { ...property, availability: 'available' },
        { ...property, sourceRef: 'A2', availability: 'option' },
      ]);
      for (const ref of ['A1', 'A2']) expect((await stored(ref)).gone_noticed_on).toBeNull();
    },
  );

  test('the day on which it came under option is kept, and forgotten when it no longer is', async () => {
    await importRows([{ ...property, availability: 'option' }]);
    expect((await stored()).option_since).toBe(dayOf(new Date()));
    await database.updateTable('property').set({ option_since: '2026-11-12' }).execute();
    await importRows([{ ...property, availability: 'in optie', city: 'Gent' }]);
    expect((await stored()).option_since).toBe('2026-11-12');
    await importRows([{ ...property, availability: 'sold' }]);
    expect((await stored()).option_since).toBeNull();
  });
});
