import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { announceStreets } from '#database/site/announce-streets.ts';
import { replaceSettings } from '#database/site/settings.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { inventedTown, townBox } from '#test/invented-town.ts';
import { pageWithData } from '#test/page-with-data.ts';
import { streetArchive } from '#test/street-archive.ts';

const app = await createTestApp();
const house = { latitude: 51.03541, longitude: 3.72042 };
const options = { box: townBox(house), minZoom: 13, maxZoom: 14 };
const file = join(app.dataDirectory, 'map', 'streets.pmtiles');
let shownId: number;
let fartherId: number;
let hiddenId: number;

beforeAll(async () => {
  await mkdir(join(app.dataDirectory, 'map'));
  const place_id = await addGhent(app.database);
  const details = { schoolDistanceM: 150 };
  shownId = await addProperty(app.database, { ...house, place_id, details });
  fartherId = await addProperty(app.database, { ...house, place_id, details: { schoolDistanceM: 1350 } });
  hiddenId = await addProperty(app.database, { ...house, place_id, publish_address: false });
});

beforeEach(async () => {
  await writeFile(file, streetArchive(inventedTown(house), options));
  await announceStreets(app.database);
});

async function page(id: number, language = 'nl'): Promise<string> {
  const found = await app.request(`/property/${id}/?lng=nl`, { redirect: 'manual' });
  const path = found.headers.get('Location') ?? '';
  if (language === 'nl') return pageWithData(app, path);
  const html = await (await app.request(path)).text();
  const [, other = ''] =
    new RegExp(`hreflang="${language}[^"]*" href="[^"]*?(/${language}/[^"]*)"`, 'i').exec(html) ?? [];
  return pageWithData(app, other);
}

it('leaves out a distance that the agency typed beside a named place that is nearer', async () => {
  const html = await page(fartherId);
  expect(html).toContain('Basisschool Krijgslaan');
  expect(html).not.toMatch(/1\.350\sm/);
});

it('names stops, schools, shops and parks with their walk, and what the agency typed first', async () => {
  const html = await page(shownId);
  for (const name of ['Gent-Sint-Pieters', 'Basisschool Krijgslaan', 'Bakkerij Leopold', 'Citadelpark'])
    expect(html).toContain(name);
  expect(html).toContain('± 3\u00a0min');
  expect(html).toContain('Café &amp; nachtwinkel &lt;Zuid&gt;');
  expect(html).not.toContain('Te ver om te lopen');
  expect(html).toContain('geschat op basis van de afstand in vogelvlucht');
  expect(html.search(/150\sm/)).toBeGreaterThan(html.indexOf('>Scholen</h3>'));
  expect(html.search(/150\sm/)).toBeLessThan(html.indexOf('Basisschool Krijgslaan'));
});

it('knows of a hidden address no more than its circle', async () => {
  const html = await page(hiddenId);
  expect(html).toContain('Te voet vanaf het midden van de cirkel');
  expect(html).toContain('Congreslaan');
  expect(html).not.toMatch(/51\.03541(?!\d)|3\.72042(?!\d)/);
  const minutes = [...html.matchAll(/± (\d+)\smin/g)].map(([, number]) => Number(number));
  expect(minutes.length).toBeGreaterThan(5);
  expect(minutes.filter((number) => number % 5 !== 0)).toEqual([]);
});

it('speaks the language of the page', async () => {
  const html = await page(shownId, 'fr');
  expect(html).toContain('Parc de la Citadelle');
  expect(html).toContain('Commerces et espaces verts');
});

it('shows nothing of it without a file, at once', async () => {
  expect(await page(shownId)).toContain('Citadelpark');
  await rm(file);
  await announceStreets(app.database);
  const html = await page(shownId);
  expect(html).not.toContain('Citadelpark');
  expect(html).not.toContain('>Scholen</h3>');
  expect(html).toContain('350');
});

it('obeys what the agency lets show', async () => {
  const never = [{ field: 'purpose', logic: 'equals', compareWithValue: 'rent' }] as const;
  const store = (settings: typeof defaultSettings) =>
    app.database.transaction().execute((transaction) => replaceSettings(transaction, settings));
  await store({ ...defaultSettings, displayConditions: { schoolDistanceM: [...never] } });
  onTestFinished(() => store(defaultSettings));
  const html = await page(shownId);
  expect(html).toContain('Citadelpark');
  expect(html).not.toContain('Basisschool Krijgslaan');
});
