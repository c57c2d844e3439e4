import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { dayOf } from '#domain/time/dates.ts';
import { testDatabase } from '#test/database.ts';
import { property, propertyImport } from '#test/property-import.ts';

const { database, url } = await testDatabase();
const { importRows, stored } = propertyImport(database);
const listener = new Client({ connectionString: url });
let announced: string[] = [];

beforeAll(async () => {
  await loadPlaces(database);
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => announced.push(payload));
  await listener.query('listen gevel_changes');
});

afterAll(async () => {
  await listener.end();
});

/** All announcements until now: those before a message of our own. */
async function takeAnnounced(): Promise<string[]> {
  await listener.query("notify gevel_changes, 'end'");
  await expect.poll(() => announced.at(-1)).toBe('end');
  const before = announced.slice(0, -1);
  announced = [];
  return before;
}

describe('importProperties', () => {
  test('writes a new property with what is derived from it', async () => {
    const { tally, notes } = await importRows([property]);
    expect(notes).toEqual([]);
    expect(tally).toMatchObject({ read: 1, created: 1, changed: 0, unchanged: 0, bad: 0 });
    expect(await stored()).toMatchObject({
      source: 'crm',
      reference: 'A1',
      purpose: 'sale',
      type: 'house',
      publication: 'published',
      availability: 'available',
      published_at: new Date('2026-11-21T09:00:00Z'),
      price_cents: 32_500_000,
      publish_price: true,
      city: 'Gent',
      country_id: 10,
      region: 'flanders',
      living_area_m2: 198,
      energy_value: 312,
      energy_label: 'd',
      title: { nl: 'Huis met tuin' },
      details: { rooms: 6 },
    });
    expect((await stored()).place_id).not.toBeNull();
  });

  test('a second run changes nothing and announces nothing', async () => {
    await importRows([property, { ...property, sourceRef: 'A2', availability: 'verkocht' }]);
    const before = await database.selectFrom('property').selectAll().orderBy('id').execute();
    await takeAnnounced();
    const later = { now: new Date('2026-12-01T09:00:00Z') };
    const { tally } = await importRows(
      [property, { ...property, sourceRef: 'A2', availability: 'verkocht' }],
      later,
    );
    expect(tally).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
    expect(await database.selectFrom('property').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await takeAnnounced()).toEqual([]);
  });

  test('a changed row changes one property, and announces it', async () => {
    await importRows([property, { ...property, sourceRef: 'A2' }]);
    const untouched = await stored('A2');
    await takeAnnounced();
    const { tally } = await importRows([
      { ...property, price: '310.000' },
      { ...property, sourceRef: 'A2' },
    ]);
    expect(tally).toMatchObject({ changed: 1, unchanged: 1 });
    const changed = await stored();
    expect(changed.price_cents).toBe(31_000_000);
    expect(changed.updated_at > changed.created_at).toBe(true);
    expect(await stored('A2')).toEqual(untouched);
    const tags = (await takeAnnounced()).join(' ').split(' ');
    expect(new Set(tags.filter((tag) => tag.startsWith('propert')))).toEqual(
      new Set([`property:${changed.id}`, 'properties']),
    );
  });

  test('what a file does not mention stays, what it leaves empty is taken away', async () => {
    await importRows([{ ...property, 'title.fr': 'Maison', hasGarden: 'ja', heating: 'gas' }]);
    await importRows([{ sourceRef: 'A1', 'title.nl': '', rooms: 'nvt', hasGarden: '-', publishPrice: '' }]);
    expect(await stored()).toMatchObject({
      city: 'Gent',
      price_cents: 32_500_000,
      publish_price: true,
      has_garden: null,
      title: { fr: 'Maison' },
      details: { heating: ['gas'] },
    });
  });

  test('bad rows are told with line, field and reason; the good ones are in', async () => {
    const { tally, notes } = await importRows([
      { ...property, sourceRef: 'B1', bedrooms: 'drie', constructionYear: '19988' },
      { ...property, sourceRef: 'B2', postalCode: '9999', countryId: '10' },
      { ...property, sourceRef: '' },
      { ...property, sourceRef: 'B4', purpose: '' },
      property,
      { ...property, price: '1' },
    ]);
    expect(notes).toEqual([
      'error line 2, bedrooms: "drie" is not a number',
      'error line 2, constructionYear: 19988 is more than 2100',
      'error line 3, postalCode: "9999" is no postal code of Belgium',
      'error line 4, sourceRef: the row has neither a sourceRef nor a reference',
      'error line 5, purpose: it is needed and not given',
      'error line 7, sourceRef: "A1" stands on line 6 already',
    ]);
    expect(tally).toMatchObject({ read: 6, created: 1, bad: 5 });
    expect((await stored()).price_cents).toBe(32_500_000);
  });

  test.each([
    [{ postalCode: 'B-9000', city: 'GAND' }, { city: 'Gand', region: 'flanders' }, []],
    [{ postalCode: '9830', city: 'SINT-MARTENS-LATEM' }, { city: 'Sint-Martens-Latem' }, []],
    [{ postalCode: '4000.0', city: 'Luik' }, { city: 'Luik', region: 'wallonia' }, []],
    [
      { postalCode: '9000', city: 'Brugge', countryId: 'België' },
      { city: 'Gent' },
      ['warning line 2, city: "Brugge" is not a place with postal code 9000; Gent is'],
    ],
    [
      { postalCode: '1111', city: 'LUXEMBOURG' },
      { city: 'Luxembourg', country_id: 50, region: 'luxembourg' },
      [],
    ],
    [{ postalCode: 'L-1111', city: '' }, { city: 'Luxembourg', country_id: 50, energy_label: null }, []],
  ])('the address %o', async (address, expected, warnings) => {
    const { notes } = await importRows([{ ...property, ...address }]);
    expect(notes).toEqual(warnings);
    expect(await stored()).toMatchObject(expected);
  });

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

  test('what only Flanders has stays there', async () => {
    const { notes } = await importRows([
      { ...property, mobiscore: 8.1 },
      { ...property, sourceRef: 'A2', postalCode: '5000', city: 'Namur', mobiscore: 8.1 },
    ]);
    expect((await stored()).details).toMatchObject({ mobiscore: 8.1 });
    expect((await stored('A2')).details).not.toHaveProperty('mobiscore');
    expect(notes).toEqual(['warning line 3, mobiscore: is not for this region, and is left out']);
  });

  test('what is stored of another region stays until the source empties it, whatever else it gives', async () => {
    const inNamur = { sourceRef: 'A1', postalCode: '5000', city: 'Namur' };
    const kept = async () => (await stored()).details;
    await importRows([{ ...property, mobiscore: 8.1, hasAsBuiltAttest: 'ja' }]);
    expect((await importRows([inNamur])).notes).toEqual([]);
    expect(await kept()).toMatchObject({ mobiscore: 8.1, hasAsBuiltAttest: true });
    const { notes } = await importRows([{ ...inNamur, mobiscore: 7, 'lawfulUse.fr': 'Maison' }]);
    expect(notes).toEqual([
      'warning line 2, mobiscore: is not for this region, and is left out',
      'warning line 2, lawfulUse: is not for this region, and is left out',
    ]);
    expect(await kept()).toMatchObject({ mobiscore: 8.1, hasAsBuiltAttest: true });
    expect(await kept()).not.toHaveProperty('lawfulUse');
    await importRows([{ ...inNamur, mobiscore: '' }]);
    expect(await kept()).not.toHaveProperty('mobiscore');
    expect(await kept()).toMatchObject({ hasAsBuiltAttest: true });
  });

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

  test('a rehearsal tells the same and writes nothing', async () => {
    await importRows([property]);
    const before = await stored();
    await takeAnnounced();
    const properties = [
      { ...property, price: 1 },
      { ...property, sourceRef: 'A2' },
    ];
    const { tally } = await importRows(properties, {
      isRehearsal: true,
      approveWithdrawal: async () => undefined,
    });
    expect(tally).toMatchObject({ created: 1, changed: 1 });
    expect(await database.selectFrom('property').selectAll().execute()).toEqual([before]);
    expect(await takeAnnounced()).toEqual([]);
  });

  test('a property that was entered by hand is found by its reference and keeps its name', async () => {
    await importRows([property]);
    await database.updateTable('property').set({ source_ref: null, reference: 'R-1' }).execute();
    const { tally } = await importRows([{ ...property, sourceRef: '', reference: 'R-1' }]);
    expect(tally).toMatchObject({ created: 0, unchanged: 1 });
  });

  test('an unknown agent is a warning', async () => {
    const { notes } = await importRows([{ ...property, agentEmail: 'nobody@example.be', agentId: 99 }]);
    expect(notes).toEqual([
      'warning line 2, agentEmail: "nobody@example.be" is not known; this is left as it was',
      'warning line 2, agentId: 99 is not known; this is left as it was',
    ]);
  });
});
