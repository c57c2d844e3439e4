import { expect, it } from 'vitest';
import { plainKm } from '#test/plain-search.ts';
import { Random } from '#test/random.ts';
import { randomHome, randomPlaces } from '#test/random-search.ts';
import { Homes } from './homes.ts';
import { similarTo } from './similar.ts';
import { PlaceCentres } from './zones/place-centres.ts';

const random = new Random(8);
const places = randomPlaces(random);
const rows = Array.from({ length: 500 }, (_, index) => randomHome(random, index + 1));
const homes = new Homes(new PlaceCentres(places));
homes.update(rows);

const apart = (one: number | null, other: number | null, unknown: number) =>
  one === null || other === null ? unknown : Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1))) * 2;
const place = (id: number | null) => places.find((each) => each.id === id);

it('gives the homes for the same purpose that are nearest by type, price, area and place, never the home itself', () => {
  for (const own of rows.slice(0, 100)) {
    const expected = rows
      .filter(({ id, purpose, is_open }) => id !== own.id && purpose === own.purpose && is_open)
      .map((home) => {
        const [from, to] = [place(own.place_id), place(home.place_id)];
        const distance =
          Number(home.type !== own.type) +
          apart(own.priceCents, home.priceCents, 1) +
          apart(own.livingAreaM2, home.livingAreaM2, 0.5) +
          (from && to ? plainKm(from, to) / 15 : 2);
        return { id: home.id, distance };
      })
      .sort((one, other) => one.distance - other.distance || one.id - other.id);

    const found = similarTo(
      homes,
      {
        ...own,
        purpose: own.purpose === 'rent' ? 'rent' : 'sale',
        price_cents: own.priceCents,
        living_area_m2: own.livingAreaM2,
      },
      24,
    );

    // Equal distances may come out a hair apart, by the order in which they are added.
    const distanceOf = (id: number) => expected.find((each) => each.id === id)?.distance ?? Number.NaN;
    expect(found).toHaveLength(24);
    for (const [index, id] of found.entries()) {
      expect(distanceOf(id)).toBeCloseTo(expected[index]?.distance ?? Number.NaN, 9);
    }
  }
});
