import type { Position } from '#domain/search/area.ts';
import { type MapGroup, onMap } from './map-groups.ts';

/** What the flag of a group covers above its point, in pixels. */
const covered = { width: 60, height: 40 };
/** So far below its point a place has its dot under the foot of the flag, in pixels. */
const foot = 8;
/** Another flag this near would lie over the moved one: a price is wider than a number. */
const apart = { price: 72, number: 48, height: 38 };

/**
 * Stands a group on the place that its flag would cover, the first of several: so that the name of the place, which most
 * of its properties belong to, has room below the flag. A single property stays where it is.
 */
export function atPlaces<Group extends MapGroup>(
  groups: readonly Group[],
  places: readonly Position[],
  perDegree: number,
): Group[] {
  const spots = places.map(({ longitude, latitude }) => {
    const at = { longitude, latitude };
    return { at, ...onMap(at, perDegree) };
  });
  const stands = groups.map(({ at }) => onMap(at, perDegree));
  return groups.map((group, index) => {
    const { x = 0, y = 0 } = stands[index] ?? {};
    if (group.count === 1) return group;
    const place = spots.find(
      (spot) => Math.abs(spot.x - x) < covered.width / 2 && spot.y <= y + foot && spot.y > y - covered.height,
    );
    const isFree = stands.every(
      (other, at) =>
        at === index ||
        !place ||
        Math.abs(other.x - place.x) >= (groups[at]?.count === 1 ? apart.price : apart.number) ||
        Math.abs(other.y - place.y) >= apart.height,
    );
    if (!place || !isFree) return group;
    stands[index] = place;
    return { ...group, at: place.at };
  });
}
