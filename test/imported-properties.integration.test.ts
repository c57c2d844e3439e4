import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommandLine } from '#command-line/run.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { createTestApp } from './app.ts';
import { wellKept } from './gevel.ts';
import { inventProperties, propertyMap, writeProperties } from './invented-properties.ts';

const { request, database, pictureFiles } = await createTestApp();
const directory = await mkdtemp(join(tmpdir(), 'gevel-imported-'));
afterAll(() => rm(directory, { recursive: true }));
beforeAll(() => loadPlaces(database));

const [property = {}] = inventProperties(1).map((each) => ({
  ...each,
  Doel: 'te koop',
  Type: 'huis',
  Status: 'beschikbaar',
  Prijs: '1.250.000 €',
  'Prijs tonen': 'ja',
  Postcode: '9000',
  Gemeente: 'GENT',
}));

async function importProperty(changes: object): Promise<void> {
  const bytes = Buffer.from(`\uFEFF${writeProperties([{ ...property, ...changes }])}`);
  await writeFile(join(directory, 'homes.csv'), bytes);
  const flags = [...propertyMap.flatMap((each) => ['--map', each]), '--decimal', ',', '--ignore-unknown'];
  const said: string[] = [];
  const status = await runCommandLine(['properties', 'import', 'homes.csv', '--source', 'crm', ...flags], {
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    isInteractive: false,
    directory,
    now: new Date(),
    openSite: async () => ({
      database,
      pictures: { database, storage: pictureFiles, jobs: { enqueue: async () => {} } },
      documents: pictureFiles,
      films: pictureFiles,
      openFiles: async () => ({ pictures: pictureFiles, documents: pictureFiles, films: pictureFiles }),
      publicUrl: 'http://localhost',
      officeUrl: undefined,
      dataDirectory: directory,
      importKey: undefined,
      readMetrics: async () => undefined,
      environment: wellKept,
      [Symbol.asyncDispose]: async () => {},
    }),
    openStores: () => Promise.reject(new Error('An import needs the site.')),
  });
  expect(status, said.join('')).toBe(0);
}

const page = async (path: string) => (await request(path)).text();

test('a property of the agency’s own file is on the site, and a correction follows at once', async () => {
  expect(await page('/nl/te-koop/')).not.toContain('€ 1.250.000');

  await importProperty({});
  expect(await page('/nl/te-koop/')).toContain('€ 1.250.000');
  const { id } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow();
  const address = `/nl/te-koop/gent/huis/${id}/`;
  expect(await page('/nl/te-koop/')).toContain(`href="${address}"`);
  expect(await page(address)).toContain('€ 1.250.000');

  await importProperty({ Prijs: '€ 1 195 000,00' });
  expect(await page(address)).toContain('€ 1.195.000');
  expect(await page('/nl/te-koop/')).not.toContain('€ 1.250.000');

  await importProperty({ 'Prijs tonen': 'nee' });
  expect(await page(address)).toContain('Prijs op aanvraag');
  expect(await page(address)).not.toContain('1.195.000');
});
