import type { Context, Handler } from 'hono';
import type { Kysely } from 'kysely';
import type { MapPoint, MapPoints } from '#app/map/frame/points.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { Database } from '#database/client.ts';
import { listMapPoints, type MapHomeRow } from '#database/map-points.ts';
import type { Language } from '#domain/language.ts';
import type { MapGroup } from '#domain/map-groups.ts';
import { formatNumber } from '#domain/numbers.ts';
import { presentPrice } from '#domain/price.ts';
import { isPropertyType } from '#domain/property/types.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import type { Settings } from '#site/settings.ts';
import { fieldTexts } from '#texts/fields.ts';
import { plural } from '#texts/i18n.ts';
import { cityText } from '#texts/place-text.ts';
import { textsFor } from '#texts/server.ts';
import type { Dependencies } from '../dependencies.ts';
import { mapLanguage } from './map-language.ts';

const deepestZoom = 24;

type Needs = {
  database: Kysely<Database>;
  settings: { current(): Promise<Settings> };
  zones: Dependencies['zones'];
};

/**
 * Answers `/map/points/?purpose=…&box=…&zoom=…` with the criteria of a list: the homes in that view as flags, those that
 * would overlap as one. 400 without a box and a zoom that can be.
 */
export function points({ database, settings, zones }: Needs): Handler {
  return async (context) => {
    const query = new URL(context.req.url).searchParams;
    const current = await settings.current();
    const { criteria, problems } = parseCriteria(query.get('purpose') === 'rent' ? 'rent' : 'sale', query);
    const zoom = zoomOf(query.get('zoom'));
    const { box } = criteria;
    if (!box || box.west === box.east || box.south === box.north || zoom === undefined)
      return refuse(context, 'box must be west,south,east,north in degrees, zoom from 0 to 24');
    if (problems.length > 0) return refuse(context, `not understood: ${problems.join(', ')}`);
    const language = mapLanguage(context, current);
    const scope = listScope({ settings: current, zones: await zones.current(), now: new Date() });
    const found = await listMapPoints(database, criteria, scope, { box, zoom });
    context.header('Cache-Control', 'private, max-age=30');
    const count = found.reduce((sum, point) => sum + point.count, 0);
    const answer: MapPoints = {
      points: found.map((point) => present(point, language)),
      found: plural(textsFor(language), 'COUNT_IN_VIEW', count),
    };
    return context.json(answer);
  };
}

function present(point: MapHomeRow | MapGroup, language: Language): MapPoint {
  const { count, ids, at, box } = point;
  const t = textsFor(language);
  if (!isHome(point)) {
    return { count, ids, at, box, label: formatNumber(count), name: plural(t, 'MAP_GROUP', count) };
  }
  const { text, prefix, suffix } = presentPrice(
    {
      purpose: point.purpose,
      priceCents: point.price_cents,
      publishPrice: point.publish_price,
      priceUnit: point.price_unit,
    },
    t,
  );
  const type = isPropertyType(point.type) ? fieldTexts(language).type(point.type) : point.type;
  const title = t('TYPE_IN_CITY', { type, city: cityText(point, language) });
  return {
    count,
    ids,
    at,
    box,
    label: text,
    name: `${title}, ${[prefix, text, suffix].filter(Boolean).join(' ')}`,
  };
}

function isHome(point: MapHomeRow | MapGroup): point is MapHomeRow {
  return point.count === 1;
}

function zoomOf(text: string | null): number | undefined {
  return text && /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= deepestZoom ? Number(text) : undefined;
}

function refuse(context: Context, problem: string): Response {
  return context.json({ problem }, 400, { 'Cache-Control': 'no-store' });
}
