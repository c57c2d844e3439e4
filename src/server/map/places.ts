import type { Handler } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listMapPlaces } from '#database/place/map-places.ts';
import { isLanguage, type Language, pickText } from '#domain/language.ts';
import { hourSeconds } from '#domain/time/durations.ts';

/** Answers `/map/places/{language}/`: the names of places for the product's own drawing, as GeoJSON. */
export function placeNames({ database }: { database: Kysely<Database> }): Handler {
  return async (context, next) => {
    const language = context.req.param('language');
    if (!isLanguage(language)) return next();
    // Names of places change with a new version of the program.
    return context.json(await placesInWords(database, language), 200, {
      'Cache-Control': `public, max-age=${hourSeconds}`,
    });
  };
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
