import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { inventedTown, townBox } from '#test/invented-town.ts';
import { streetArchive } from '#test/street-archive.ts';
import { BadArchive, openArchive } from './archive.ts';
import { replaceStreets } from './street-folder.ts';
import { Streets } from './streets.ts';
import { tilePlace } from './tile-address.ts';
import { unsuitable } from './unsuitable.ts';

const ghent = { longitude: 3.72, latitude: 51.035 };
const box = townBox(ghent);
const town = inventedTown(ghent);
const good = streetArchive(town, { box });
const root = await mkdtemp(join(tmpdir(), 'gevel-streets-'));
afterAll(() => rm(root, { recursive: true }));

let files = 0;
async function fileWith(bytes: Uint8Array): Promise<string> {
  files += 1;
  const path = join(root, `${files}.pmtiles`);
  await writeFile(path, bytes);
  return path;
}

it('knows an archive by its content, on every machine alike', async () => {
  const first = await openArchive(await fileWith(good));
  const copy = await openArchive(await fileWith(good));
  const other = await openArchive(await fileWith(streetArchive(town, { box, maxZoom: 14 })));
  expect(first.version).toBe(copy.version);
  expect(first.version).not.toBe(other.version);
});

it.each([
  ['is not a PMTiles archive.', Buffer.from('<!doctype html>'.padEnd(200))],
  ['is cut off', good.subarray(0, good.length - 1)],
  ['version 2', Buffer.concat([good.subarray(0, 7), Buffer.from([2]), good.subarray(8)])],
  ['pictures', streetArchive(town, { box, tileType: 2 })],
])('an archive that %s is refused', async (sentence, bytes) => {
  const opening = openArchive(await fileWith(bytes));
  await expect(opening).rejects.toThrow(BadArchive);
  await expect(opening).rejects.toThrow(sentence);
});

it.each([
  ['nothing is wrong', good, [ghent], undefined],
  ['the agency has no property yet', good, [], undefined],
  [
    'a layer is missing',
    streetArchive({ ...town, water: [] }, { box, layers: [{ id: 'roads' }] }),
    [],
    /lacks the layers earth, landuse, water, places/,
  ],
  [
    'the layers are of an older form',
    streetArchive(town, {
      box,
      layers: Object.keys(town).map((id) => ({ id, fields: { 'pmap:kind': 'String' } })),
    }),
    [],
    /older form/,
  ],
  ['there are no streets', streetArchive(town, { box, maxZoom: 12 }), [], /zooms 0 to 12/],
  [
    'it is of elsewhere',
    good,
    [{ longitude: 6.1, latitude: 49.6 }],
    /1 of 1 published properties lie outside/,
  ],
  [
    'some properties lie elsewhere',
    good,
    [...Array(9).fill(ghent), { longitude: 6.1, latitude: 49.6 }],
    /1 of 10 published properties lie outside/,
  ],
  [
    'its tiles are not where it says',
    streetArchive(town, { box: { ...box, east: box.west + 0.001 }, maxZoom: 13 }).fill(
      good.subarray(110, 114),
      110,
      114,
    ),
    [{ longitude: box.east - 0.001, latitude: ghent.latitude }],
    /no tile at/,
  ],
])('says what an agency would miss: %s', async (_, bytes, properties, sentence) => {
  const reason = await unsuitable(await openArchive(await fileWith(bytes)), properties);
  if (sentence) expect(reason).toMatch(sentence);
  else expect(reason).toBeUndefined();
});

it('says when tiles around the properties are damaged', async () => {
  const archive = await openArchive(await fileWith(Buffer.from(good).fill(7, good.length - 60_000)));
  expect(await unsuitable(archive, [ghent])).toMatch(/damaged/);
});

it('notices another file, and reads none that was replaced meanwhile', async () => {
  const folder = join(root, 'map');
  const onChange = vi.fn();
  const warn = vi.fn();
  const streets = new Streets(folder, { warn }, onChange);
  expect(await streets.current()).toBeUndefined();
  await mkdir(folder);
  await writeFile(join(folder, 'by hand.pmtiles'), good);
  const first = await streets.current();
  expect(first?.header.maxZoom).toBe(15);
  expect(await streets.current()).toBe(first);
  expect(onChange).toHaveBeenCalledOnce();

  const other = await fileWith(streetArchive(town, { box, maxZoom: 14 }));
  expect(await replaceStreets(folder, other, async () => 'will not do.')).toBe('will not do.');
  expect(await streets.current()).toBe(first);
  expect(await replaceStreets(folder, other, async () => undefined)).toBeUndefined();
  expect(await readdir(folder)).toEqual(['streets.pmtiles']);
  expect((await streets.current())?.header.maxZoom).toBe(14);
  expect(await first?.open()).toBeUndefined();
  const { x, y } = tilePlace(ghent, 15);
  await expect(first?.tile(15, Math.floor(x), Math.floor(y))).rejects.toThrow('was replaced');

  const broken = join(folder, 'broken.pmtiles');
  await writeFile(broken, 'nothing');
  await utimes(broken, 4e9, 4e9);
  expect(await streets.current()).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('is not a PMTiles archive'));
});
