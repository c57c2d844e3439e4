import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { countryIds, regionOf } from '#domain/place/region.ts';
import { slugOf } from '#domain/text/slug.ts';
import { withMunicipalities } from './municipality-rows.ts';

/** A row of the table `place`. */
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
  /** True for the municipality as such: no village of that name is known in this postal code. */
  is_municipality: boolean;
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

/** Every postal area of Belgium and Luxembourg, and a row for each municipality where the village may be unknown. */
export async function readPlaces(): Promise<PlaceRow[]> {
  return withMunicipalities([...(await readBelgium()), ...(await readLuxembourg())]);
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
    return placeRow(countryIds.belgium, {
      postalCode,
      names,
      province,
      municipality,
      latitude,
      longitude,
    });
  });
}

/**
 * Municipalities by postal code: in Belgium each code lies in one municipality, except for some streets at a border.
 */
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
    return placeRow(countryIds.luxembourg, {
      postalCode,
      names,
      province: canton,
      municipality,
      latitude,
      longitude,
    });
  });
}

function luxembourgName(name: string): Names {
  return { nl: name, fr: name, de: name, en: name, ...luxembourgNames[name] };
}

/** The name on road signs, which English uses if it has no name of its own. */
function localName(postalCode: string, names: Omit<Names, 'en'>): string {
  const isGermanSpeaking = postalCode >= '4700' && postalCode <= '4799';
  if (isGermanSpeaking) return names.de;
  return regionOf(countryIds.belgium, postalCode) === 'flanders' ? names.nl : names.fr;
}

function placeRow(
  countryId: number,
  {
    postalCode,
    names,
    province,
    municipality,
    latitude,
    longitude,
  }: {
    postalCode: string;
    names: Names;
    province: string;
    municipality: Municipality;
    latitude: string | undefined;
    longitude: string | undefined;
  },
): PlaceRow {
  const slug: LocalisedText = {};
  for (const language of languages) slug[language] = slugOf(names[language], language);
  return {
    country_id: countryId,
    postal_code: postalCode,
    name: names,
    slug,
    search_names: [...new Set(Object.values(slug))],
    province,
    region: regionOf(countryId, postalCode),
    latitude: Number(latitude),
    longitude: Number(longitude),
    municipality: municipality.key,
    municipality_name: municipality.name,
    is_municipality: false,
  };
}

/** No field of these files contains a comma or a quotation mark. */
async function readLines(file: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, 'reference', file), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => line.split(','));
}
