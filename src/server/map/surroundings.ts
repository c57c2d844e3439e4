import type { Handler } from 'hono';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type SurroundingsForm, surroundingsForms } from '#app/map/surroundings.ts';
import type { Database } from '#database/client.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Settings } from '#site/settings/settings.ts';
import { themeColors } from '#site/settings/theme-colors.ts';
import { drawSurroundings } from './draw-surroundings.ts';
import { mapLanguage } from './map-language.ts';

const mostKept = 200;

type Needs = {
  database: Kysely<Database>;
  settings: { current(): Promise<Settings> };
  zones: { current(): Promise<Zones> };
};

/**
 * Answers `/map/surroundings/municipality-gent/?at=3.7304,51.0534&form=wide&lng=nl`: the municipality around a point,
 * as an SVG. It is there before the map is, and where no script runs it stays.
 */
export function surroundings({ database, settings, zones }: Needs): Handler {
  const known = new LRUCache<string, string>({ max: mostKept });
  return async (context, next) => {
    const at = positionOf(context.req.query('at') ?? '');
    const form = context.req.query('form') ?? '';
    const [current, currentZones] = await Promise.all([settings.current(), zones.current()]);
    const zone = currentZones.resolve(context.req.param('zone') ?? '');
    if (!at || !isForm(form) || zone?.kind !== 'municipality') return next();
    const language = mapLanguage(context, current);
    const colors = themeColors(current.theme.colors);
    const key = JSON.stringify([zone.key, at, form, language, colors]);
    const svg =
      known.get(key) ??
      (await drawSurroundings(database, currentZones, { zone, at, form, language, colors }));
    known.set(key, svg);
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${hourSeconds}`,
    });
  };
}

function isForm(text: string): text is SurroundingsForm {
  return Object.hasOwn(surroundingsForms, text);
}

/** Undefined far from Belgium and Luxembourg. */
function positionOf(text: string) {
  if (!/^\d\.\d{1,6},\d{2}\.\d{1,6}$/.test(text)) return undefined;
  const [longitude = 0, latitude = 0] = text.split(',').map(Number);
  const isNear = longitude > 2 && longitude < 7 && latitude > 49 && latitude < 52;
  return isNear ? { longitude, latitude } : undefined;
}
