import type { MapBox, Position } from '#domain/search/area.ts';

/**
 * The answer of server/map/points.ts for a view: properties, and groups of properties that would overlap. `found`:
 * their number, in words. `farther`: how many more lie outside the view.
 */
export type MapPoints = { points: MapPoint[]; found: string; farther: number };

/** `label`: the price of a property or the number of a group. `name`: for screen readers. */
export type MapPoint = {
  ids: number[];
  count: number;
  at: Position;
  box: MapBox;
  label: string;
  name: string;
  /** Only the place around the property is known. */
  isApproximate?: true;
};

/** A later question aborts the one before. */
export class PointSource {
  #running: AbortController | undefined;

  async ask(search: string, box: MapBox, zoom: number): Promise<MapPoints> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const query = new URLSearchParams(search);
    query.set('box', [box.west, box.south, box.east, box.north].map((side) => side.toFixed(4)).join());
    query.set('zoom', zoom.toFixed(1));
    const response = await fetch(`/map/points/?${query}`, { signal: running.signal });
    if (!response.ok) throw new Error(`The properties of the map: ${response.status}`);
    return response.json();
  }
}
