import type { SearchCriteria } from '#domain/search/criteria.ts';
import { type ListScope, onOffer } from './conditions.ts';
import { Narrowed } from './narrowed.ts';
import type { Properties } from './properties.ts';
import type { Zone } from './zones/zones.ts';

/** Gives how many properties on offer each zone would have, as if no zone were chosen. */
export function countsOfZones(
  properties: Properties,
  criteria: SearchCriteria,
  scope: ListScope,
): (zone: Zone) => number {
  const { placeId } = properties.table.columns;
  const perPlace = new Map<number, number>();
  const among = onOffer(properties, criteria.purpose);
  new Narrowed(properties, { ...criteria, zones: [], radiusKm: 0 }, scope, { among }).all.forEach((slot) => {
    const id = placeId[slot] ?? 0;
    perPlace.set(id, (perPlace.get(id) ?? 0) + 1);
  });
  return ({ placeIds }) => placeIds.reduce((sum, id) => sum + (perPlace.get(id) ?? 0), 0);
}
