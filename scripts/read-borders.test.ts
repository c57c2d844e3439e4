import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readPlaces } from '#database/place/read-places.ts';
import { countryIds } from '#domain/place/region.ts';
import { bordersOfBelgium, bordersOfLuxembourg } from './read-borders.ts';

it('the borders are those of the 565 Belgian municipalities by their NIS codes, one to one', () => {
  const file = join(import.meta.dirname, '../src/database/place/reference/municipalities-be.csv');
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const codes = lines.map((line) => line.split(',', 1)[0]);

  expect(codes).toHaveLength(565);
  expect([...bordersOfBelgium().keys()].sort()).toEqual(codes.sort());
});

it('the borders are those of the 100 communes of Luxembourg, one to one', async () => {
  const places = await readPlaces();
  const communes = places.flatMap(({ country_id, municipality }) =>
    country_id === countryIds.luxembourg ? municipality : [],
  );

  expect([...bordersOfLuxembourg().keys()].sort()).toEqual([...new Set(communes)].sort());
});
