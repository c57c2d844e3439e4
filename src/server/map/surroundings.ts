import type { Handler } from 'hono';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/client.ts';
import { type SurroundingsForm, surroundingsForms } from '#domain/map/surroundings.ts';
import { hourSeconds, minuteMs } from '#domain/time/durations.ts';
import type { Environment } from '#environment';
import type { Zones } from '#search/zones/zones.ts';
import { limitByAddress } from '#server/gates/address-limit.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import type { Settings } from '#site/settings/settings.ts';
import { themeColors } from '#site/settings/theme-colors.ts';
import { drawSurroundings } from './draw-surroundings.ts';
import { mapLanguage } from './map-language.ts';

const mostKept = 200;
const mostUnder = 300;
/** A page has one drawing, and most that a visitor sees were already drawn for others. */
const newDrawings = { most: 60, ms: minuteMs };

type Needs = {
  database: Kysely<Database>;
  settings: { current(): Promise<Settings> };
  environment: Pick<Environment, 'workers'>;
  zones: { current(): Promise<Zones> };
};

/**
 * Answers `/map/surroundings/municipality-gent/?at=3.7304,51.0534&form=wide&lng=nl`: the municipality around a point,
 * as an SVG. It is there before the map is, and stays if no script runs. Kept until the places change.
 */
export function surroundings({ database, settings, environment, zones }: Needs): Handler<ServerVariables> {
  const known = new LRUCache<string, string>({ max: mostKept });
  const isWithinLimit = limitByAddress(newDrawings, environment);
  let knownZones: Zones | undefined;
  return async (context, next) => {
    const at = positionOf(context.req.query('at') ?? '');
    const form = context.req.query('form') ?? '';
    const [current, currentZones] = await Promise.all([settings.current(), zones.current()]);
    const zone = currentZones.resolve(context.req.param('zone') ?? '');
    const underWidth = underIn(context.req.query('under') ?? '0');
    if (!at || !isForm(form) || underWidth === undefined || zone?.kind !== 'municipality') return next();
    const language = mapLanguage(context, current);
    const colors = themeColors(current.theme.colors);
    const key = JSON.stringify([zone.key, at, form, underWidth, language, colors]);
    if (knownZones !== currentZones) known.clear();
    knownZones = currentZones;
    const kept = known.get(key);
    if (!kept && !isWithinLimit(context.var.clientAddress))
      return context.body(null, 429, { 'Retry-After': '60' });
    const svg =
      kept ??
      (await drawSurroundings(database, currentZones, { zone, at, form, underWidth, language, colors }));
    if (knownZones === currentZones) known.set(key, svg);
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${hourSeconds}`,
    });
  };
}

function isForm(text: string): text is SurroundingsForm {
  return Object.hasOwn(surroundingsForms, text);
}

function underIn(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) && Number(text) <= mostUnder ? Number(text) : undefined;
}

/** Accepts a precision of ten metres, which pages ask for. Undefined far from Belgium and Luxembourg. */
function positionOf(text: string) {
  if (!/^\d\.\d{1,4},\d{2}\.\d{1,4}$/.test(text)) return undefined;
  const [longitude = 0, latitude = 0] = text.split(',').map(Number);
  const isNear = longitude > 2 && longitude < 7 && latitude > 49 && latitude < 52;
  return isNear ? { longitude, latitude } : undefined;
}
