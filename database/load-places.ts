import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { countryIds, regionOf } from '#domain/region.ts';
import { slugOf } from '#domain/slug.ts';
import type { Database } from './client.ts';

type PlaceRow = {
  country_id: number;
  postal_code: string;
  name: LocalisedText;
  slug: LocalisedText;
  search_names: string[];
  province: string;
  region: string | undefined;
  latitude: number;
  longitude: number;
};

type Names = Record<Language, string>;

/** English has names of its own for the best-known cities only. */
const englishNames: Record<string, string> = {
  Brussel: 'Brussels',
  Antwerpen: 'Antwerp',
  Gent: 'Ghent',
  Brugge: 'Bruges',
  Oostende: 'Ostend',
  Ieper: 'Ypres',
};

const luxembourgNames: Record<string, Partial<Names>> = {
  Luxembourg: { nl: 'Luxemburg', de: 'Luxemburg' },
  'Esch-sur-Alzette': { de: 'Esch an der Alzette' },
};

/**
 * Fills the table `place` from database/reference when it is empty: every postal area of Belgium and Luxembourg, with
 * its names and slugs in all languages. Gives how many places were added.
 */
export async function loadPlaces(database: Kysely<Database>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Two processes that start at once would both find the table empty.
    await sql`lock table place in share row exclusive mode`.execute(transaction);
    if (await transaction.selectFrom('place').select('id').limit(1).executeTakeFirst()) return 0;
    const places = [...(await readBelgium()), ...(await readLuxembourg())];
    await sql`
      insert into place
        (country_id, postal_code, name, slug, search_names, province, region, latitude, longitude)
      select country_id, postal_code, name, slug, search_names, province, region, latitude, longitude
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as row
        (country_id smallint, postal_code text, name jsonb, slug jsonb, search_names text[], province text,
         region text, latitude double precision, longitude double precision)`.execute(transaction);
    return places.length;
  });
}

async function readBelgium(): Promise<PlaceRow[]> {
  const lines = await readLines('places-be.csv');
  return lines.map(([postalCode = '', nl = '', fr = '', de = '', province = '', latitude, longitude]) => {
    const en = englishNames[nl] ?? localName(postalCode, { nl, fr, de });
    return placeRow(countryIds.belgium, postalCode, { nl, fr, de, en }, province, latitude, longitude);
  });
}

async function readLuxembourg(): Promise<PlaceRow[]> {
  const lines = await readLines('places-lu.csv');
  return lines.map(([postalCode = '', locality = '', canton = '', latitude, longitude]) => {
    const names = { nl: locality, fr: locality, de: locality, en: locality, ...luxembourgNames[locality] };
    return placeRow(countryIds.luxembourg, postalCode, names, canton, latitude, longitude);
  });
}

/** The name on the road signs: what English uses where it has no word of its own. */
function localName(postalCode: string, names: Omit<Names, 'en'>): string {
  const isGermanSpeaking = postalCode >= '4700' && postalCode <= '4799';
  if (isGermanSpeaking) return names.de;
  return regionOf(countryIds.belgium, postalCode) === 'flanders' ? names.nl : names.fr;
}

function placeRow(
  countryId: number,
  postalCode: string,
  name: Names,
  province: string,
  latitude: string | undefined,
  longitude: string | undefined,
): PlaceRow {
  const slug: LocalisedText = {};
  for (const language of languages) slug[language] = slugOf(name[language], language);
  return {
    country_id: countryId,
    postal_code: postalCode,
    name,
    slug,
    search_names: [...new Set(Object.values(slug))],
    province,
    region: regionOf(countryId, postalCode),
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
}

/** No field of these files holds a comma or a quotation mark. */
async function readLines(file: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, 'reference', file), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => line.split(','));
}
