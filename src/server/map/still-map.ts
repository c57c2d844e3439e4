import { LRUCache } from 'lru-cache';
import { type Still, stillId } from '#app/map/frame/settings.ts';
import { type Language, pickText } from '#domain/language.ts';
import { onMap } from '#domain/map/map-groups.ts';
import { isInBox, type MapBox, type Position } from '#domain/search/area.ts';
import type { Zones } from '#search/zones/zones.ts';
import { textsFor } from '#texts/server/texts.ts';
import { drawnBox, drawStill, seenAround } from './draw-still.ts';
import type { MapPlaces } from './map-places.ts';

/** No map goes beyond this box (app/map/frame/create-map.ts). */
const drawable: MapBox = { west: 0.6, south: 47.5, east: 8.3, north: 52.7 };
const mostNames = 100;
const keptBytes = 8_000_000;

type Drawn = { svg: string; names: Still['names'] };
export type StillMap = { html: string; still: Still };

/**
 * The first view of a map, drawn: visitors see something before the script has come, and the interactive map need not
 * come before somebody uses it. Kept until the places change.
 */
export class StillMaps {
  readonly #places: MapPlaces;
  readonly #kept = new LRUCache<string, Drawn>({
    maxSize: keptBytes,
    sizeCalculation: ({ svg, names }) => svg.length + names.length * 100,
  });
  #zones: Zones | undefined;

  constructor(places: MapPlaces) {
    this.#places = places;
  }

  /**
   * `html`: the elements that frame/search-map.ts looks for. Undefined for a box that no map shows, and for a new
   * drawing if `mayDraw` returns false.
   */
  async of(
    zones: Zones,
    asked: MapBox,
    language: Language,
    mayDraw: () => boolean,
  ): Promise<StillMap | undefined> {
    if (this.#zones !== zones) {
      this.#zones = zones;
      this.#kept.clear();
    }
    const box = rounded(asked);
    if (!isDrawable(box)) return undefined;
    const key = `${language} ${Object.values(box)}`;
    const kept = this.#kept.get(key);
    if (!kept && !mayDraw()) return undefined;
    const { svg, names } = kept ?? { svg: drawStill(box), names: await this.#namesIn(zones, box, language) };
    if (this.#zones === zones) this.#kept.set(key, { svg, names });
    const html = `<div id="${stillId}">${svg}<div class="names" aria-hidden="true"></div><p class="sources">${textsFor(language)('MAP_SOURCES')}</p></div>`;
    return { html, still: { box, names } };
  }

  async #namesIn(zones: Zones, box: MapBox, language: Language): Promise<Still['names']> {
    const { left, right, top, bottom } = seenAround(drawnBox(box));
    const fromMiddle = (place: Position) => {
      const { x, y } = onMap(place, 1);
      return Math.max(
        Math.abs(2 * x - left - right) / (right - left),
        Math.abs(2 * y - top - bottom) / (bottom - top),
      );
    };
    const places = (await this.#places.of(zones))
      .map((place) => ({ ...place, fromMiddle: fromMiddle(place) }))
      .filter(({ fromMiddle }) => fromMiddle < 1)
      .sort((a, b) => a.rank - b.rank || a.fromMiddle - b.fromMiddle)
      .slice(0, mostNames);
    return places.map(({ name, rank, longitude, latitude }) => ({
      name: pickText(name, language)?.text ?? '',
      rank,
      longitude: fourDecimals(longitude),
      latitude: fourDecimals(latitude),
    }));
  }
}

function isDrawable({ west, south, east, north }: MapBox): boolean {
  const isInside = [
    { longitude: west, latitude: south },
    { longitude: east, latitude: north },
  ].every((corner) => isInBox(corner, drawable));
  return isInside && west < east && south < north;
}

function rounded({ west, south, east, north }: MapBox): MapBox {
  return {
    west: fourDecimals(west),
    south: fourDecimals(south),
    east: fourDecimals(east),
    north: fourDecimals(north),
  };
}

function fourDecimals(degrees: number): number {
  return Number(degrees.toFixed(4));
}
