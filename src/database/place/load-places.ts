import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { countryIds, regionOf } from '#domain/place/region.ts';
import { slugOf } from '#domain/text/slug.ts';

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
  municipality: string;
  municipality_name: LocalisedText;
};

type Municipality = { key: string; name: Names };

type Names = Record<Language, string>;

/** Luxembourg's own names are the French ones here; German differs for these. */
const luxembourgNames: Record<string, Partial<Names>> = {
  Bertrange: { de: 'Bartringen' },
  Bettembourg: { de: 'Bettemburg' },
  Clervaux: { de: 'Clerf' },
  Differdange: { de: 'Differdingen' },
  Dudelange: { de: 'Düdelingen' },
  'Esch-sur-Alzette': { de: 'Esch an der Alzette' },
  'Esch-sur-Sûre': { de: 'Esch an der Sauer' },
  Ettelbruck: { de: 'Ettelbrück' },
  Frisange: { de: 'Frisingen' },
  Hesperange: { de: 'Hesperingen' },
  Larochette: { de: 'Fels' },
  Leudelange: { de: 'Leudelingen' },
  Luxembourg: { nl: 'Luxemburg', de: 'Luxemburg' },
  Mondercange: { de: 'Monnerich' },
  'Mondorf-les-Bains': { de: 'Bad Mondorf' },
  Pétange: { de: 'Petingen' },
  Rambrouch: { de: 'Rambruch' },
  'Redange-sur-Attert': { de: 'Redingen an der Attert' },
  Rumelange: { de: 'Rümelingen' },
  Schifflange: { de: 'Schifflingen' },
  Strassen: { de: 'Straßen' },
  Troisvierges: { de: 'Ulflingen' },
  Walferdange: { de: 'Walferdingen' },
};

/**
 * Brings the table `place` up to date with the files in reference/: every postal area of Belgium and Luxembourg, with
 * its municipality and its names and slugs in all languages. An existing place keeps its id, because properties refer
 * to it; one that is no longer in the files stays. Gives how many places were added or changed.
 */
export async function loadPlaces(database: Kysely<Database>): Promise<number> {
  const places = JSON.stringify(await readPlaces());
  return database.transaction().execute(async (transaction) => {
    // Two processes that start at once would otherwise both add the same places.
    await sql`lock table place in share row exclusive mode`.execute(transaction);
    // A name may have been corrected since, but hardly in all languages at once: one equal name identifies the place.
    const { rows } = await sql<{ count: number }>`
      with wanted as materialized (
        select * from jsonb_to_recordset(${places}::jsonb) as row
          (country_id smallint, postal_code text, name jsonb, slug jsonb, search_names text[], province text,
           region text, latitude double precision, longitude double precision, municipality text,
           municipality_name jsonb)
      ), changed as (
        update place set name = wanted.name, slug = wanted.slug, search_names = wanted.search_names,
          province = wanted.province, region = wanted.region, latitude = wanted.latitude,
          longitude = wanted.longitude, municipality = wanted.municipality,
          municipality_name = wanted.municipality_name
        from wanted
        where place.country_id = wanted.country_id and place.postal_code = wanted.postal_code
          and place.search_names && wanted.search_names
          and row(place.name, place.slug, place.search_names, place.province, place.region, place.latitude,
              place.longitude, place.municipality, place.municipality_name)
            is distinct from row(wanted.name, wanted.slug, wanted.search_names, wanted.province, wanted.region,
              wanted.latitude, wanted.longitude, wanted.municipality, wanted.municipality_name)
        returning 1
      ), added as (
        insert into place (country_id, postal_code, name, slug, search_names, province, region, latitude, longitude,
          municipality, municipality_name)
        select country_id, postal_code, name, slug, search_names, province, region, latitude, longitude,
          municipality, municipality_name
        from wanted
        where not exists (
          select from place where place.country_id = wanted.country_id and place.postal_code = wanted.postal_code
            and place.search_names && wanted.search_names)
        returning 1
      )
      select (select count(*) from changed) + (select count(*) from added) as count`.execute(transaction);
    return rows[0]?.count ?? 0;
  });
}

/** As rows of the table. */
export async function readPlaces(): Promise<PlaceRow[]> {
  return [...(await readBelgium()), ...(await readLuxembourg())];
}

async function readBelgium(): Promise<PlaceRow[]> {
  const municipalities = await readMunicipalities();
  const lines = await readLines('places-be.csv');
  return lines.map(([postalCode = '', nl = '', fr = '', de = '', province = '', latitude, longitude]) => {
    const municipality = municipalities.get(postalCode);
    if (!municipality) throw new Error(`places-be.csv: ${postalCode} has no municipality`);
    const own = municipality.name;
    const en = own.nl === nl && own.fr === fr ? own.en : localName(postalCode, { nl, fr, de });
    const names = { nl, fr, de, en };
    return placeRow(countryIds.belgium, postalCode, names, province, municipality, latitude, longitude);
  });
}

/** By postal code: in Belgium each postal code lies in one municipality, except for some streets at a border. */
async function readMunicipalities(): Promise<Map<string, Municipality>> {
  const lines = await readLines('municipalities-be.csv');
  return new Map(
    lines.flatMap(([key = '', nl = '', fr = '', de = '', en = '', postalCodes = '']) =>
      postalCodes.split(' ').map((code) => [code, { key, name: { nl, fr, de, en } }] as const),
    ),
  );
}

async function readLuxembourg(): Promise<PlaceRow[]> {
  const lines = await readLines('places-lu.csv');
  return lines.map(([postalCode = '', locality = '', commune = '', canton = '', latitude, longitude]) => {
    const municipality = { key: slugOf(commune, 'fr'), name: luxembourgName(commune) };
    const names = luxembourgName(locality);
    return placeRow(countryIds.luxembourg, postalCode, names, canton, municipality, latitude, longitude);
  });
}

function luxembourgName(name: string): Names {
  return { nl: name, fr: name, de: name, en: name, ...luxembourgNames[name] };
}

/** The name on road signs, which English uses where it has no word of its own. */
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
  municipality: Municipality,
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
    municipality: municipality.key,
    municipality_name: municipality.name,
  };
}

/** No field of these files contains a comma or a quotation mark. */
async function readLines(file: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, 'reference', file), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => line.split(','));
}
