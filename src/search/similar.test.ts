import { expect, it } from 'vitest';
import { familyOf } from '#domain/property/types.ts';
import { plainKm } from '#test/plain-search.ts';
import { Random } from '#test/random.ts';
import { randomPlaces, randomProperty } from '#test/random-search.ts';
import { Properties } from './properties.ts';
import { similarTo } from './similar.ts';
import { PlaceCentres } from './zones/place-centres.ts';

const random = new Random(8);
const places = randomPlaces(random);
const rows = Array.from({ length: 500 }, (_, index) => randomProperty(random, index + 1));
const properties = new Properties(new PlaceCentres(places));
properties.update(rows);

const apart = (one: number | null, other: number | null, unknown: number) =>
  one === null || other === null ? unknown : Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1))) * 2;
const use = (type: string) => familyOf(type)?.replace(/house|apartment/, 'home');
const place = (id: number | null) => places.find((each) => each.id === id);

it('gives the properties for the same purpose and use that are nearest by type, price, area, place and region, never the property itself nor another country or what is far away', () => {
  for (const own of rows.slice(0, 100)) {
    const expected = rows
      .filter(({ id, purpose, is_open }) => id !== own.id && purpose === own.purpose && is_open)
      .filter(({ type }) => familyOf(type) && use(type) === use(own.type))
      .map((property) => {
        const [from, to] = [place(own.place_id), place(property.place_id)];
        const distance =
          Number(property.type !== own.type) +
          apart(own.priceCents, property.priceCents, 1) +
          apart(own.livingAreaM2, property.livingAreaM2, 0.5) +
          (from && to ? plainKm(from, to) / 15 + Number(from.region !== to.region) : 2);
        const isElsewhere = from && to && (from.country_id !== to.country_id || plainKm(from, to) > 50);
        return { id: property.id, distance, isElsewhere };
      })
      .filter(({ isElsewhere }) => !isElsewhere)
      .sort((one, other) => one.distance - other.distance || one.id - other.id);

    const found = similarTo(
      properties,
      {
        ...own,
        purpose: own.purpose === 'rent' ? 'rent' : 'sale',
        price_cents: own.priceCents,
        living_area_m2: own.livingAreaM2,
      },
      24,
    );

    // Equal distances may differ by a rounding error, depending on the order of addition.
    const distanceOf = (id: number) => expected.find((each) => each.id === id)?.distance ?? Number.NaN;
    expect(found).toHaveLength(Math.min(24, expected.length));
    for (const [index, id] of found.entries()) {
      expect(distanceOf(id)).toBeCloseTo(expected[index]?.distance ?? Number.NaN, 9);
    }
  }
});
