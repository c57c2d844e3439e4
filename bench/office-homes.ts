import { openDatabase } from '#database/client.ts';
import { readEmbedded } from '#test/site-process.ts';
import type { Measurement } from './measurement.ts';
import { measureOfficeList } from './office-list.ts';
import { fillWithProperties } from './search/fill.ts';
import type { BenchSite } from './site.ts';

const HOMES = 10_000;

/** In each order, narrowed by filters, searched by words, and far down. */
const queries = [
  '',
  '?sort=address',
  '?sort=price-down',
  '?purpose=rent&type=apartment',
  '?status=draft',
  '?text=kerkstraat+12',
  '?text=gv-4711',
  '?page=180',
];

/** Measures the list of properties, the palette that finds one, and the filter that judges all of them. */
export async function measureOfficeHomes(site: BenchSite): Promise<Measurement[]> {
  const database = openDatabase(readEmbedded(site.dataDirectory).url, { maxConnections: 1 });
  await fillWithProperties(database, HOMES).finally(() => database.destroy());
  const shows = 'GV-';
  return [
    await measureOfficeList(site, {
      what: `list of ${HOMES} properties in the office`,
      addresses: queries.map((query) => `/office/properties/${query}`),
      ...{ shows, rounds: 40, mostMs: 200 },
    }),
    await measureOfficeList(site, {
      what: 'properties that the palette finds among them',
      addresses: ['kerkstraat', 'gv-4711', 'stationsstraat 12'].map(
        (words) => `/office/search/?q=${encodeURIComponent(words)}`,
      ),
      ...{ shows, rounds: 40, mostMs: 200 },
    }),
    await measureOfficeList(site, {
      what: 'those of them that lack what the law asks for',
      addresses: ['/office/properties/?incomplete=yes'],
      ...{ shows, rounds: 10, mostMs: 200 },
    }),
  ];
}
