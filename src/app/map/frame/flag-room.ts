import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import type { Box } from './boxes.ts';
import { nothing } from './draw-area.ts';
import { coverBoxes, type Flags } from './flags.ts';

const SOURCE = 'flag-room';
/** Pixels: pictures come in these steps of width, else each flag would need a picture of its own. */
const STEP = 12;
/** Pixels along the edges of the frame in which no name stands. */
const EDGE = 4;

/**
 * Keeps the names of the map from lying below the flags and the controls, and from being cut by the frame: the map has
 * an invisible picture of each one's size at its place, and places the layer on top first.
 */
export class FlagRoom {
  readonly #map: MapLibre;
  readonly #flags: Flags;

  constructor(map: MapLibre, flags: Flags) {
    this.#map = map;
    this.#flags = flags;
    const add = () => {
      if (map.getSource(SOURCE)) return;
      map.addSource(SOURCE, { type: 'geojson', data: nothing });
      map.addLayer({
        id: SOURCE,
        type: 'symbol',
        source: SOURCE,
        layout: {
          'icon-image': ['get', 'picture'],
          'icon-anchor': ['get', 'anchor'],
          'icon-allow-overlap': true,
        },
      });
      this.update();
    };
    // Another style comes without this source and layer.
    map.on('style.load', add);
    if (map.isStyleLoaded()) add();
    // Controls and edges stay where they are while the map moves.
    map.on('movestart', () => this.#show(this.#ofFlags()));
  }

  update(): void {
    this.#show([...this.#ofFlags(), ...coverBoxes().map(this.#ofBox), ...edges().map(this.#ofBox)]);
  }

  #show(features: GeoJSON.Feature[]): void {
    this.#map.getSource<GeoJSONSource>(SOURCE)?.setData({ type: 'FeatureCollection', features });
  }

  #ofFlags(): GeoJSON.Feature[] {
    return this.#flags.drawn.map(({ point: { at }, width, height }) =>
      this.#feature([at.longitude, at.latitude], 'bottom', width, height),
    );
  }

  #ofBox = ({ left, top, right, bottom }: Box): GeoJSON.Feature => {
    const { lng, lat } = this.#map.unproject([(left + right) / 2, (top + bottom) / 2]);
    return this.#feature([lng, lat], 'center', right - left, bottom - top);
  };

  #feature(coordinates: GeoJSON.Position, anchor: string, width: number, height: number): GeoJSON.Feature {
    const wide = Math.ceil(width / STEP) * STEP;
    const high = Math.ceil(height);
    const picture = `room-${wide}-${high}`;
    if (!this.#map.hasImage(picture))
      this.#map.addImage(picture, { width: wide, height: high, data: new Uint8Array(wide * high * 4) });
    return { type: 'Feature', properties: { picture, anchor }, geometry: { type: 'Point', coordinates } };
  }
}

function edges(): Box[] {
  const all = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return [
    { ...all, bottom: EDGE },
    { ...all, left: innerWidth - EDGE },
    { ...all, top: innerHeight - EDGE },
    { ...all, right: EDGE },
  ];
}
