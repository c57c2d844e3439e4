import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { metresBetween } from '#test/distance.ts';
import { inventedTown, townBox } from '#test/invented-town.ts';
import { streetArchive } from '#test/street-archive.ts';
import { openArchive } from './archive.ts';
import { findNearby } from './nearby.ts';

const middle = { longitude: 3.72, latitude: 51.035 };
const metresPerDegree = 111_195;
const metresPerDegreeEast = metresPerDegree * Math.cos((middle.latitude * Math.PI) / 180);
const folder = await mkdtemp(join(tmpdir(), 'gevel-nearby-'));
afterAll(() => rm(folder, { recursive: true }));
await writeFile(
  join(folder, 'town.pmtiles'),
  streetArchive(inventedTown(middle), { box: townBox(middle), minZoom: 14 }),
);
const town = await openArchive(join(folder, 'town.pmtiles'));

it('finds what has a name within a quarter of an hour, each once, the nearest first', async () => {
  const found = await findNearby(town, middle, 'nl');
  expect(found.map(({ name }) => name)).toEqual([
    'Congreslaan',
    'Basisschool Krijgslaan',
    'Kinderdagverblijf Fortlaan',
    'Bakkerij Leopold',
    'Koningin Elisabethlaan',
    'Krijgslaan',
    'Buurtwinkel Clementina',
    'Café & nachtwinkel <Zuid>',
    'Citadelpark',
    'Atheneum Voskenslaan',
    'Voskenslaan',
    'Delhaize',
    'Gent-Sint-Pieters',
    'Leopoldskazerne',
  ]);
  expect(found.find(({ kind }) => kind === 'train')).toMatchObject({ name: 'Gent-Sint-Pieters' });
  for (const { at, straightM } of found) {
    expect(Math.abs(straightM - metresBetween(middle, at))).toBeLessThan(3);
  }
});

it('names them in the language of the reader where the tiles have it', async () => {
  const names = (await findNearby(town, middle, 'fr')).map(({ name }) => name);
  expect(names).toContain('Parc de la Citadelle');
  expect(names).toContain('Congreslaan');
});

it.each([
  [990, true],
  [1010, false],
])('a place at %i metres, in a tile that is read anyway, is found: %s', async (metres, isFound) => {
  const station = { east: -620, north: 60 };
  const side = metres / Math.SQRT2;
  const from = {
    longitude: middle.longitude + (station.east + side) / metresPerDegreeEast,
    latitude: middle.latitude + (station.north + side) / metresPerDegree,
  };
  const names = (await findNearby(town, from, 'nl')).map(({ name }) => name);
  expect(names.includes('Gent-Sint-Pieters')).toBe(isFound);
});

it('finds nothing where there is nothing', async () => {
  expect(await findNearby(town, { longitude: 4.4, latitude: 51.2 }, 'nl')).toEqual([]);
});
