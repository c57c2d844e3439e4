import { type Map as MapLibre, Marker } from 'maplibre-gl';
import type { MapPoint } from './points.ts';

type OnChoice = (point: MapPoint, event: MouseEvent) => void;

/** The flags are buttons, so that keyboards and screen readers reach and name them. */
export class Markers {
  readonly #map: MapLibre;
  readonly #onChoice: OnChoice;
  #shown = new Map<string, { marker: Marker; point: MapPoint }>();
  #chosen: ReadonlySet<number> = new Set();

  constructor(map: MapLibre, onChoice: OnChoice) {
    this.#map = map;
    this.#onChoice = onChoice;
  }

  /** Flags that stay keep their element, and with it the focus. */
  show(points: MapPoint[]): void {
    const before = this.#shown;
    const focused = document.activeElement;
    this.#shown = new Map();
    // From north to south: Tab reaches them in that order, and nearer flags lie over farther ones.
    for (const point of points.toSorted((a, b) => b.at.latitude - a.at.latitude)) {
      const key = `${point.ids[0]} ${point.label}`;
      const marker = before.get(key)?.marker ?? this.#make(key, point);
      before.delete(key);
      marker.setLngLat([point.at.longitude, point.at.latitude]);
      this.#shown.set(key, { marker, point });
    }
    for (const { marker } of before.values()) marker.remove();
    this.#mark();
    if (focused?.classList.contains('flag') && !focused.isConnected) this.#map.getCanvas().focus();
  }

  /** Draws the flags that hold these properties as chosen. */
  choose(ids: Iterable<number>): void {
    this.#chosen = new Set(ids);
    this.#mark();
  }

  #make(key: string, { label, name, count, isApproximate }: MapPoint): Marker {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = count > 1 ? 'flag is-group' : 'flag';
    if (isApproximate) {
      element.classList.add('is-approximate');
      element.title = name;
    }
    element.textContent = label;
    element.setAttribute('aria-label', name);
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      const point = this.#shown.get(key)?.point;
      if (point) this.#onChoice(point, event);
    });
    return new Marker({ element, anchor: 'bottom' }).setLngLat([0, 0]).addTo(this.#map);
  }

  #mark(): void {
    for (const { marker, point } of this.#shown.values()) {
      const element = marker.getElement();
      const isChosen = point.ids.some((id) => this.#chosen.has(id));
      element.classList.toggle('is-chosen', isChosen);
      if (point.count === 1) element.setAttribute('aria-pressed', String(isChosen));
    }
  }
}
