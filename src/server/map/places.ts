import type { Handler } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listMapPlaces } from '#database/place/map-places.ts';
import { isLanguage, type Language, pickText } from '#domain/language.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import type { Zones } from '#search/zones/zones.ts';
import { brotli, chooseEncoding, type Encoding, gzip } from '#server/page-cache/encoding.ts';

type Needs = { database: Kysely<Database>; zones: { current(): Promise<Zones> } };

/** The names in one language, in each encoding. */
type Made = Record<Encoding, Buffer<ArrayBuffer>>;

/**
 * Answers `/map/places/{language}/`: the names of places for the product's own drawing, as GeoJSON. The answer is
 * 400 kB and the same for everybody, so it is made once for each language until the places change.
 */
export function placeNames({ database, zones }: Needs): Handler {
  const made = new Map<Language, Promise<Made>>();
  let knownZones: Zones | undefined;
  return async (context, next) => {
    const language = context.req.param('language');
    if (!isLanguage(language)) return next();
    const currentZones = await zones.current();
    if (knownZones !== currentZones) made.clear();
    knownZones = currentZones;
    let making = made.get(language);
    if (!making) {
      making = makePlaces(database, language);
      making.catch(() => made.clear());
      made.set(language, making);
    }
    const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
    if (encoding !== 'identity') context.header('Content-Encoding', encoding);
    return context.body((await making)[encoding], 200, {
      'Content-Type': 'application/json',
      'Cache-Control': `public, max-age=${hourSeconds}`,
      Vary: 'Accept-Encoding',
    });
  };
}

async function makePlaces(database: Kysely<Database>, language: Language): Promise<Made> {
  const identity = Buffer.from(JSON.stringify(await placesInWords(database, language)));
  return { identity, gzip: gzip(identity), br: await brotli(identity) };
}

async function placesInWords(
  database: Kysely<Database>,
  language: Language,
): Promise<GeoJSON.FeatureCollection> {
  const places = await listMapPlaces(database);
  return {
    type: 'FeatureCollection',
    features: places.map(({ name, rank, longitude, latitude }) => ({
      type: 'Feature',
      properties: { name: pickText(name, language)?.text ?? '', rank },
      geometry: { type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] },
    })),
  };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}
