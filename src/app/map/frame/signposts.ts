import type { Language } from '#domain/language.ts';
import type { Position } from '#domain/search/area.ts';
import { type Box, frameBox, overlap, within } from './boxes.ts';
import { type Camera, metresPerPixel } from './camera.ts';
import { coverBoxes, type Flags } from './flags.ts';

type Place = { name: string; at: Position };

/** A closer view may have fewer localities than this in it, and the drawing has nothing else to know the place by. */
const enough = 2;
const closeFrom = 11.5;
const mostSigns = 3;
const mostTried = 12;
/** Pixels between a sign and the edge of the map. */
const free = 12;

/** Where the own drawing shows too few localities, the nearest ones outside it, named at its edge with their distance. */
export class Signposts {
  readonly #layer = document.createElement('div');
  readonly #language: Language;
  readonly #flags: Flags;
  #places: Place[] = [];

  constructor(language: Language, flags: Flags) {
    this.#language = language;
    this.#flags = flags;
    this.#layer.className = 'signposts';
    this.#layer.ariaHidden = 'true';
    document.body.append(this.#layer);
  }

  /** The same answer as the names of the map, which the browser has kept. */
  async load(): Promise<void> {
    const response = await fetch(`/map/places/${this.#language}/`);
    if (!response.ok) return;
    const { features }: GeoJSON.FeatureCollection<GeoJSON.Point> = await response.json();
    this.#places = features.map(({ properties, geometry: { coordinates } }) => ({
      name: properties?.name ?? '',
      at: { longitude: coordinates[0] ?? 0, latitude: coordinates[1] ?? 0 },
    }));
  }

  hide(): void {
    this.#layer.replaceChildren();
  }

  /** Once the flags of the view stand. `top`: how far down the bar over the map reaches. */
  show(camera: Camera, top: number): void {
    this.hide();
    if (camera.zoom < closeFrom) return;
    const frame = { left: 0, top, right: innerWidth, bottom: innerHeight - 30 };
    const places = this.#places.map((place) => ({ ...place, ...camera.project(place.at) }));
    if (places.filter(({ x, y }) => isIn(frame, x, y)).length >= enough) return;
    const middle = { x: innerWidth / 2, y: (top + innerHeight) / 2 };
    const nearest = places
      .filter(({ x, y }) => !isIn(frameBox(), x, y))
      .map((place) => ({ ...place, pixels: Math.hypot(place.x - middle.x, place.y - middle.y) }))
      .sort((a, b) => a.pixels - b.pixels)
      .slice(0, mostTried);
    const taken = [...this.#flags.boxes(camera), ...coverBoxes()];
    let signs = 0;
    for (const { name, x, y, pixels } of nearest) {
      const angle = Math.atan2(y - middle.y, x - middle.x);
      const element = this.#write(name, (pixels * metresPerPixel(camera)) / 1000, angle);
      const { offsetWidth: width, offsetHeight: height } = element;
      const left = within(middle.x + Math.cos(angle) * pixels - width / 2, free, innerWidth - free - width);
      const up = within(
        middle.y + Math.sin(angle) * pixels - height / 2,
        top + free,
        innerHeight - free - height,
      );
      const room = { left, top: up, right: left + width, bottom: up + height };
      if (signs >= mostSigns || taken.some((other) => overlap(room, other))) {
        element.remove();
        continue;
      }
      signs += 1;
      taken.push(room);
      element.style.translate = `${Math.round(left)}px ${Math.round(up)}px`;
    }
  }

  #write(name: string, km: number, angle: number): HTMLElement {
    const element = document.createElement('span');
    const arrow = document.createElement('i');
    arrow.textContent = '→';
    arrow.style.rotate = `${angle}rad`;
    const format = new Intl.NumberFormat(this.#language, { maximumFractionDigits: 1 });
    element.append(arrow, `${name} · ${format.format(km)}\u00a0km`);
    this.#layer.append(element);
    return element;
  }
}

function isIn({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x > left && x < right && y > top && y < bottom;
}
