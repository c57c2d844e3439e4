import { propertyTypes, topType } from '#domain/property/types.ts';
import { parseCriteria, type SearchCriteria } from '#domain/search/criteria.ts';
import { loosePrice } from '#domain/search/loose-price.ts';
import type { Properties } from './properties.ts';
import { codeOf } from './property-columns.ts';
import type { Zones } from './zones/zones.ts';

/** With more types or municipalities than this the properties have none in common that would narrow a search. */
const most = { types: 3, zones: 6 };

/** How much dearer than the dearest liked property, in per cent, a similar one may be. */
const roomForPrice = 10;

/** Used around a single municipality; several of them already show how far the visitor looks. */
const radiusKm = 10;

/**
 * A search for similar properties: it asks for what these have in common, with some room. Only those for the more
 * frequent purpose count. Undefined if none of them is published.
 */
export function searchLike(
  { table }: Properties,
  zones: Zones,
  ids: readonly number[],
): SearchCriteria | undefined {
  const { columns } = table;
  const known = ids.map((id) => table.slotOf(id)).filter((slot) => slot !== undefined);
  const toLet = known.filter((slot) => columns.purpose[slot] === codeOf.purpose('rent'));
  const purpose = toLet.length * 2 > known.length ? 'rent' : 'sale';
  const liked = known.filter((slot) => columns.purpose[slot] === codeOf.purpose(purpose));
  if (liked.length === 0) return undefined;

  const types = [
    ...new Set(liked.map((slot) => topType(propertyTypes[(columns.type[slot] ?? 1) - 1]?.key ?? 'house'))),
  ];
  const places = liked.map((slot) => zones.municipalityOf(columns.placeId[slot] ?? 0)?.key);
  const keys = [...new Set(places)].filter((key) => key !== undefined).sort();
  const isNear = keys.length > 0 && keys.length <= most.zones && !places.includes(undefined);
  const bedrooms = Math.min(...liked.map((slot) => columns.atLeast.bedrooms[slot] ?? 0));
  const dearest = Math.max(...liked.map((slot) => columns.ranges.priceCents[slot] ?? Number.NaN));
  const { criteria } = parseCriteria(purpose, new URLSearchParams());
  const like: SearchCriteria = {
    ...criteria,
    types: types.length <= most.types ? types : [],
    zones: isNear ? keys : [],
    radiusKm: isNear && keys.length === 1 ? radiusKm : 0,
    atLeast: bedrooms > 0 ? { bedrooms } : {},
    ranges: Number.isNaN(dearest) ? {} : { priceCents: { max: dearest } },
  };
  return loosePrice(like, roomForPrice);
}
