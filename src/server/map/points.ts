import type { Context, Handler } from 'hono';
import type { Kysely } from 'kysely';
import type { MapPoint, MapPoints } from '#app/map/frame/points.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { Database } from '#database/client.ts';
import { listMapFlags, type MapFlagRow } from '#database/property/map-flags.ts';
import type { Language } from '#domain/language.ts';
import { atPlaces } from '#domain/map/groups-at-places.ts';
import { type MapGroup, pixelsPerDegree } from '#domain/map/map-groups.ts';
import { parseCriteria } from '#domain/search/criteria.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { groupsInBox, positionsFound } from '#search/map-groups.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Settings } from '#site/settings/settings.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { priceInLine, propertyPrice, propertyTitle } from '#texts/wording/property-words.ts';
import { mapLanguage } from './map-language.ts';
import { type MapPlaces, namedIn } from './map-places.ts';

const deepestZoom = 24;

type Needs = {
  database: Kysely<Database>;
  places: MapPlaces;
  settings: { current(): Promise<Settings> };
  zones: Dependencies['zones'];
  search: Dependencies['search'];
  now: Dependencies['now'];
};

/**
 * Answers `/map/points/?purpose=…&box=…&zoom=…` with the criteria of a list: the properties in that view as flags;
 * flags that would overlap become one. 400 without a valid box and zoom.
 */
export function points({ database, places, settings, zones, search, now }: Needs): Handler {
  return async (context) => {
    const query = new URL(context.req.url).searchParams;
    const current = await settings.current();
    const { criteria, problems } = parseCriteria(query.get('purpose') === 'rent' ? 'rent' : 'sale', query);
    const zoom = zoomOf(query.get('zoom'));
    const { box } = criteria;
    if (!box || box.west === box.east || box.south === box.north || zoom === undefined)
      return refuse(context, 'box must be west,south,east,north in degrees, zoom from 0 to 24');
    if (problems.length > 0) return refuse(context, `not valid: ${problems.join(', ')}`);
    const language = mapLanguage(context, current);
    const scope = listScope({ settings: current, zones: await zones.current(), now: now() });
    const properties = await search.current();
    const groups = atPlaces(
      groupsInBox(properties, criteria, scope, { box, zoom }),
      namedIn(box, zoom, await places.of(await zones.current())),
      pixelsPerDegree(box, zoom),
    );
    const single = groups.flatMap(({ count, ids }) => (count === 1 ? ids : []));
    const flags = await listMapFlags(database, single);
    context.header('Cache-Control', 'private, max-age=30');
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    const answer: MapPoints = {
      points: groups.flatMap((group) => present(group, flags, language) ?? []),
      found: plural(textsFor(language), 'COUNT_IN_VIEW', count),
      farther: positionsFound(properties, { ...criteria, box: undefined }, scope).length - count,
    };
    return context.json(answer);
  };
}

/** A property that was withdrawn a moment ago no longer has a flag. */
function present(
  group: MapGroup,
  flags: ReadonlyMap<number, MapFlagRow>,
  language: Language,
): MapPoint | undefined {
  const t = textsFor(language);
  const { count } = group;
  if (count > 1) return { ...group, label: formatNumber(count), name: plural(t, 'MAP_GROUP', count) };
  const property = flags.get(group.ids[0] ?? 0);
  if (!property) return undefined;
  const price = propertyPrice(property, language);
  const name = `${propertyTitle(property, language)}, ${priceInLine(price)}`;
  if (!property.is_approximate) return { ...group, label: price.text, name };
  return { ...group, label: price.text, name: t('MAP_APPROXIMATE', { name }), isApproximate: true };
}

function zoomOf(text: string | null): number | undefined {
  return text && /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= deepestZoom ? Number(text) : undefined;
}

function refuse(context: Context, problem: string): Response {
  return context.json({ problem }, 400, { 'Cache-Control': 'no-store' });
}
