import type { GeoJSONSource, Map as MapLibre, MapMouseEvent } from 'maplibre-gl';
import { mostCorners, type Position } from '#domain/search/area.ts';

const SOURCE = 'area';
/** Pixels: a click this near to the first corner closes the area. */
const CLOSING = 14;

/** Draws the searched area, and lets a visitor set its corners, one click each. */
export class AreaDrawing {
  readonly #map: MapLibre;
  readonly #onEnd: (area: Position[] | undefined) => void;
  #corners: Position[] | undefined;

  constructor(map: MapLibre, onEnd: (area: Position[] | undefined) => void) {
    this.#map = map;
    this.#onEnd = onEnd;
    map.on('click', (event) => this.#addCorner(event));
    map.on('dblclick', (event) => {
      if (!this.isDrawing) return;
      event.preventDefault();
      this.finish();
    });
  }

  get isDrawing(): boolean {
    return this.#corners !== undefined;
  }

  show(area: readonly Position[] | null): void {
    this.#data = area ? polygon(area) : nothing;
  }

  start(): void {
    this.#corners = [];
    this.#data = nothing;
    this.#map.getContainer().classList.add('is-drawing');
  }

  /** Ends the drawing; three corners or more are an area. */
  finish(): void {
    const corners = this.#corners ?? [];
    this.stop();
    this.#onEnd(corners.length >= 3 ? corners : undefined);
  }

  /** Ends the drawing without an area. */
  stop(): void {
    this.#corners = undefined;
    this.#map.getContainer().classList.remove('is-drawing');
  }

  #addCorner({ lngLat, point }: MapMouseEvent): void {
    if (!this.#corners) return;
    const [first] = this.#corners;
    if (first && this.#corners.length >= 3) {
      const start = this.#map.project([first.longitude, first.latitude]);
      if (Math.hypot(start.x - point.x, start.y - point.y) < CLOSING) {
        this.finish();
        return;
      }
    }
    this.#corners = [...this.#corners, { longitude: round(lngLat.lng), latitude: round(lngLat.lat) }];
    this.#data = line(this.#corners);
    if (this.#corners.length === mostCorners) this.finish();
  }

  set #data(data: GeoJSON.FeatureCollection) {
    this.#map.getSource<GeoJSONSource>(SOURCE)?.setData(data);
  }
}

/** The drawing needs this source and its layers in the style. */
export const areaSource = SOURCE;
export const nothing: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

function polygon(area: readonly Position[]): GeoJSON.FeatureCollection {
  const ring = area.map(pair);
  return collection({ type: 'Polygon', coordinates: [[...ring, ring[0] ?? [0, 0]]] });
}

function line(corners: readonly Position[]): GeoJSON.FeatureCollection {
  const pairs = corners.map(pair);
  return collection(
    { type: 'LineString', coordinates: pairs.length > 1 ? pairs : [...pairs, ...pairs] },
    { type: 'MultiPoint', coordinates: pairs },
  );
}

function collection(...geometries: GeoJSON.Geometry[]): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: geometries.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  };
}

function pair({ longitude, latitude }: Position): [number, number] {
  return [longitude, latitude];
}

function round(degrees: number): number {
  return Number(degrees.toFixed(4));
}
