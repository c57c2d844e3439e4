import { isOneSpot, mostIdsOfGroup } from '#domain/map/map-groups.ts';
import { isInBox, type MapBox, type Position } from '#domain/search/area.ts';
import type { MapPoint } from './points.ts';

/**
 * What a tap on a flag does. The map zooms to a group; a second group within the first is also listed, so that nobody
 * has to tap on and on. Properties at one spot are only listed, and so is a group that the map cannot enlarge.
 */
export class Groups {
  #opened: MapBox | undefined;

  open({ count, box }: MapPoint, isDeepest: boolean): { isListed: boolean; isGoneTo: boolean } {
    if (count === 1 || isOneSpot(box)) return { isListed: true, isGoneTo: false };
    const isSecond = this.#opened !== undefined && isInBox(middleOf(box), this.#opened);
    this.#opened = box;
    return { isListed: count <= mostIdsOfGroup && (isSecond || isDeepest), isGoneTo: !isDeepest };
  }
}

function middleOf({ west, south, east, north }: MapBox): Position {
  return { longitude: (west + east) / 2, latitude: (south + north) / 2 };
}
