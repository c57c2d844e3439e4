import { type Map as MapLibre, Marker } from 'maplibre-gl';
import type { MapMark } from '#domain/map/map-message.ts';
import drawings from '#interface/icons.svg?url&no-inline';

const svg = 'http://www.w3.org/2000/svg';

/** Stops, schools and shops around a place; the list below the map says the same in words. */
export class PlaceMarks {
  readonly #map: MapLibre;
  readonly #shown = new Map<string, Marker[]>();

  constructor(map: MapLibre) {
    this.#map = map;
  }

  /** Removes groups that are no longer among the marks. */
  show(marks: readonly MapMark[]): void {
    const groups = Map.groupBy(marks, ({ group }) => group);
    for (const [group, shown] of this.#shown) {
      if (groups.has(group)) continue;
      for (const marker of shown) marker.remove();
      this.#shown.delete(group);
    }
    for (const [group, added] of groups)
      if (!this.#shown.has(group))
        this.#shown.set(
          group,
          added.map((mark) => this.#add(mark)),
        );
  }

  #add({ icon, name, at }: MapMark): Marker {
    const element = document.createElement('div');
    element.className = 'mark';
    element.title = name;
    const drawing = document.createElementNS(svg, 'svg');
    drawing.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS(svg, 'use');
    use.setAttribute('href', `${drawings}#${icon}`);
    drawing.append(use);
    element.append(drawing);
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', name);
    return new Marker({ element }).setLngLat([at.longitude, at.latitude]).addTo(this.#map);
  }
}
