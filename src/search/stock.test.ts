import { expect, it } from 'vitest';
import { Random } from '#test/random.ts';
import { placeIdsOf, randomPlaces, randomProperty } from '#test/random-search.ts';
import { Properties } from './properties.ts';
import { stockOf } from './stock.ts';
import { PlaceCentres } from './zones/place-centres.ts';

const random = new Random(1);
const scope = { goneSince: '2026-06-15', placeIdsOf };
const places = randomPlaces(random);

const bare = {
  purpose: 'sale',
  is_open: true,
  energy_label: null,
  flood: null,
  available_day: null,
  is_available_now: false,
  open_day_ms: null,
  latitude: null,
  longitude: null,
  priceCents: 325_000_00,
  livingAreaM2: null,
  plotAreaM2: null,
  constructionYear: null,
  bedrooms: null,
};

function stock(...changes: object[]) {
  const properties = new Properties(new PlaceCentres(places));
  properties.update(
    changes.map((changed, index) => ({ ...randomProperty(random, index + 1), ...bare, ...changed })),
  );
  return stockOf(properties, 'sale', scope);
}

it('says which attributes are known of any property', () => {
  const none = stock({}, {});
  expect([...none.ranges]).toEqual(['priceCents']);
  expect(none).toMatchObject({ count: 2, knowsAvailability: false, knowsPosition: false });
  expect(none.atLeast.get('bedrooms')?.get(1)).toBe(0);
  const some = stock({}, { plotAreaM2: 400, available_day: 20_000, latitude: 51, longitude: 4, bedrooms: 2 });
  expect([...some.ranges]).toEqual(['priceCents', 'plotAreaM2']);
  expect(some).toMatchObject({ knowsAvailability: true, knowsPosition: true });
  expect(some.atLeast.get('bedrooms')?.get(1)).toBe(1);
});

it('counts what is free at once as a known day', () => {
  expect(stock({ is_available_now: true }).knowsAvailability).toBe(true);
});

it('does not look at the other list, nor at what was sold long ago', () => {
  const gone = { is_open: false, gone_day: 0, plotAreaM2: 400 };
  expect([...stock({}, { purpose: 'rent', plotAreaM2: 400 }, gone).ranges]).toEqual(['priceCents']);
});
