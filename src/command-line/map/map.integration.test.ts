import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';
import { inventedTown, townBox } from '#test/invented-town.ts';
import { streetArchive } from '#test/street-archive.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);
const ghent = { longitude: 3.72, latitude: 51.035 };
const options = { box: townBox(ghent), maxZoom: 14 };

beforeAll(async () => {
  await addProperty(database, { ...ghent, place_id: await addGhent(database) });
  const town = inventedTown(ghent);
  await writeFile(join(directory, 'ghent.pmtiles'), streetArchive(town, options));
  await writeFile(join(directory, 'coarse.pmtiles'), streetArchive(town, { ...options, maxZoom: 10 }));
  await writeFile(join(directory, 'page.html'), '<!doctype html>');
});

it('checks a file of streets, puts it in place, shows it and takes it away', async () => {
  expect(await gevel('map')).toMatchObject({ status: 0, out: expect.stringContaining('There is no file') });
  const refused = await gevel('map', 'add', 'page.html');
  expect(refused).toEqual({ status: 1, out: '', err: 'page.html is not a PMTiles archive.\n' });

  const added = await gevel('map', 'add', 'ghent.pmtiles');
  expect(added).toMatchObject({ status: 0, err: '' });
  expect(added.out).toContain('zooms 0 to 14');
  expect(added.out).toContain('earth, landuse, water');

  const coarse = await gevel('map', 'add', 'coarse.pmtiles');
  expect(coarse.status).toBe(1);
  expect(coarse.err).toMatch(/has the zooms 0 to 10.*The previous file of streets stays\./);
  expect(await gevel('map')).toMatchObject({ status: 0, out: expect.stringContaining('zooms 0 to 14') });

  await addProperty(database, { longitude: 6.13, latitude: 49.61, country_id: 50 });
  const grown = await gevel('map');
  expect(grown.status).toBe(1);
  expect(grown.err).toContain('1 of 2 published properties lie outside');

  expect((await gevel('map', 'remove')).out).toContain('removed');
  expect((await gevel('map')).out).toContain('There is no file');
  expect(await gevel('map', 'remove')).toMatchObject({ status: 0 });
});

it.each([
  [['map', 'add']],
  [['map', 'add', 'none.pmtiles']],
  [['map', 'add', 'a', 'b']],
  [['map', 'remove', 'all']],
])('says how it is called: %j', async (args) => {
  expect(await gevel(...args)).toMatchObject({ status: 2, err: expect.stringContaining('--help') });
});
