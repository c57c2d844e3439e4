import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
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
      reference: '2026-0001',
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
    const now = new Date('2026-12-01T09:00:00Z');
    const { tally } = await importRows(
      [
        { ...property, price: '310.000' },
        { ...property, sourceRef: 'A2' },
      ],
      { now },
    );
    expect(tally).toMatchObject({ changed: 1, unchanged: 1 });
    const changed = await stored();
    expect(changed.price_cents).toBe(31_000_000);
    expect([changed.created_at, changed.updated_at]).toEqual([untouched.created_at, now]);
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
      'error line 7, sourceRef: "A1" is already on line 6',
    ]);
    expect(tally).toMatchObject({ read: 6, created: 1, bad: 5 });
    expect((await stored()).price_cents).toBe(32_500_000);
  });

  test('a rehearsal tells the same and writes nothing', async () => {
    await importRows([property]);
    const before = await stored();
    await takeAnnounced();
    const properties = [
      { ...property, price: 1000 },
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
