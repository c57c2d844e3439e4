import { describe, expect, it } from 'vitest';
import { chosenFilters } from '#domain/search/chosen-filters.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { countMissingOne, countProperties } from './property-list.ts';

const { database } = await testDatabase();
const place_id = await addGhent(database);
const scope = {
  goneSince: '2026-01-01',
  placeIdsOf: (zones: readonly string[]) => (zones.includes('gent') ? [place_id] : []),
};
const home = { place_id, bedrooms: 3, energy_label: 'b', has_garden: true, has_lift: false };
await addProperty(database, { ...home, reference: 'RL-1' });
await addProperty(database, { ...home, price_cents: 300_000_00 });
await addProperty(database, { ...home, price_cents: 300_000_00, publish_price: false });
await addProperty(database, { ...home, place_id: null, bedrooms: null });
await addProperty(database, { ...home, type: 'villa', has_lift: true, has_garden: false });
await addProperty(database, { ...home, purpose: 'rent' });
await addProperty(database, { ...home, publication: 'draft' });

describe('countMissingOne', () => {
  it.each([
    ['', []],
    ['zone=brugge', [['zone', 5]]],
    ['zone=brugge&type=apartment', []],
    ['max_price=250000', [['priceCents', 5]]],
    ['min_price=1000000&type=villa', [['priceCents', 1]]],
    [
      'zone=gent&bedrooms=3&max_price=350000&type=villa',
      [
        ['priceCents', 1],
        ['type', 1],
      ],
    ],
    [
      'feature=garden&feature=lift',
      [
        ['hasGarden', 1],
        ['hasLift', 4],
      ],
    ],
    ['text=RL-1&energy=a', [['energy', 1]]],
    ['text=100%25&zone=gent', [['text', 4]]],
  ])('%s', async (query, expected) => {
    const { criteria } = parseCriteria('sale', new URLSearchParams(query));
    const counts = await countMissingOne(database, criteria, scope);
    expect([...counts].sort()).toEqual(expected);
  });

  it('counts for each filter what a search without it finds', async () => {
    const { criteria } = parseCriteria(
      'sale',
      new URLSearchParams(
        'zone=gent&type=house&max_price=350000&bedrooms=4&energy=c&feature=garden&text=gent',
      ),
    );
    expect(await countProperties(database, criteria, scope)).toBe(0);
    const counts = await countMissingOne(database, criteria, scope);
    for (const chosen of chosenFilters(criteria)) {
      const name = 'key' in chosen ? chosen.key : chosen.filter;
      expect(counts.get(name) ?? 0, name).toBe(await countProperties(database, chosen.without, scope));
    }
    expect([...counts]).toEqual([['bedrooms', 1]]);
  });
});
