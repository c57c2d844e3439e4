import { describeStreets } from '#app/map/streets-words.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { boxOfMost } from '#domain/map/box-of-most.ts';
import type { MapMessage } from '#domain/map/map-message.ts';
import { boxAround } from '#domain/search/area.ts';
import { type SearchCriteria, writeCriteria } from '#domain/search/criteria.ts';
import type { ListScope } from '#search/conditions.ts';
import { positionsFound } from '#search/map-groups.ts';
import type { Properties } from '#search/properties.ts';
import { textsFor } from '#texts/server/texts.ts';

const views = ['list', 'split', 'map'] as const;

type ListLayout = (typeof views)[number];

const viewLabels = { list: 'VIEW_LIST', split: 'VIEW_SPLIT', map: 'VIEW_MAP' } as const;

export function readLayout(query: URLSearchParams): ListLayout {
  return views.find((view) => view === query.get('view')) ?? 'list';
}

export function withLayout(path: string, view: ListLayout): string {
  return view === 'list' ? path : `${path}?view=${view}`;
}

/** `addressOf`: the address of the list in another layout. */
export function layoutSwitch(
  { language }: RequestContext,
  current: ListLayout,
  addressOf: (view: ListLayout) => string,
) {
  const t = textsFor(language);
  return {
    label: t('VIEW_LABEL'),
    views: views.map((view) => ({
      view,
      label: t(viewLabels[view]),
      href: addressOf(view),
      isCurrent: view === current,
    })),
  };
}

export type ShownLayouts = ReturnType<typeof layoutSwitch>;

/** Null in the layout without a map. */
export async function describeMap(
  context: RequestContext,
  {
    properties,
    view,
    criteria,
    scope,
  }: { properties: Properties; view: ListLayout; criteria: SearchCriteria; scope: ListScope },
) {
  if (view === 'list') return null;
  const { language } = context;
  const t = textsFor(language);
  const search = writeCriteria({ ...criteria, box: undefined, sort: 'newest', page: 1 });
  const area = criteria.area ?? null;
  const asked = criteria.box ?? (area ? boxAround(area) : undefined);
  const positions = asked ? [] : positionsFound(properties, criteria, scope);
  const most = boxOfMost(positions);
  const box = asked ?? most?.box;
  const message: MapMessage = {
    propertyList: [],
    mapType: 'search',
    messageInfo: {
      search: new URLSearchParams([['purpose', criteria.purpose], ['lng', language], ...search]).toString(),
      box: box ? roomAround(box) : null,
      area,
      follows: criteria.box !== undefined,
      chosen: [],
      lit: null,
      ...(most?.outside && { farther: roomAround(boxAround(positions)) }),
    },
    customMarker: 'price',
    ignoreList: [],
  };
  return {
    view,
    language,
    message,
    streets: describeStreets(context, await context.streets.current()),
    words: { title: t('MAP_LABEL'), needsScript: t('MAP_NEEDS_SCRIPT') },
  };
}

export type ShownListMap = NonNullable<Awaited<ReturnType<typeof describeMap>>>;

/** Degrees, about 5 km: a narrower view gets room around it, else its flags would stand on an empty map. */
const leastWidth = 0.08;

/** The box of a single property has no extent, and no map can show that. */
function roomAround({ west, south, east, north }: NonNullable<SearchCriteria['box']>) {
  const room = (from: number, to: number) => Math.max(0, (leastWidth - (to - from)) / 2);
  const [across, along] = [room(west, east), room(south, north)];
  const short = (degrees: number) => Number(degrees.toFixed(4));
  return {
    west: short(west - across),
    south: short(south - along),
    east: short(east + across),
    north: short(north + along),
  };
}
