import { isOneSpot, mostIds } from '#domain/map/map-groups.ts';
import { type Box, isInBox } from '#domain/search/area.ts';
import type { MapPoint } from './points.ts';

/**
 * What a tap on a flag does. A group is gone to; the second one within it is also listed, since nobody should have to go
 * on and on. What stands at one spot is only listed.
 */
export class Groups {
  #opened: Box | undefined;

  open({ count, at, box }: MapPoint): { isListed: boolean; isGoneTo: boolean } {
    if (count === 1 || isOneSpot(box)) return { isListed: true, isGoneTo: false };
    const isListed = count <= mostIds && this.#opened !== undefined && isInBox(at, this.#opened);
    this.#opened = box;
    return { isListed, isGoneTo: true };
  }
}
