import type { GeoJSONSource, Map as MapLibre } from 'maplibre-gl';
import { nothing } from './draw-area.ts';
import type { Flags } from './flags.ts';

const SOURCE = 'flag-room';
/** Pixels: pictures come in these steps of width, else each flag would need a picture of its own. */
const STEP = 12;

/**
 * Keeps the names of the map from lying below the flags: the map has an invisible picture of each flag's size at its
 * place, and places the layer on top first.
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
        layout: { 'icon-image': ['get', 'picture'], 'icon-anchor': 'bottom', 'icon-allow-overlap': true },
      });
      this.update();
    };
    // Another style comes without this source and layer.
    map.on('style.load', add);
    if (map.isStyleLoaded()) add();
  }

  update(): void {
    const source = this.#map.getSource<GeoJSONSource>(SOURCE);
    if (!source) return;
    const features = this.#flags.drawn.map(({ point: { at }, width, height }): GeoJSON.Feature => {
      const wide = Math.ceil(width / STEP) * STEP;
      const high = Math.ceil(height);
      const picture = `room-${wide}-${high}`;
      if (!this.#map.hasImage(picture))
        this.#map.addImage(picture, { width: wide, height: high, data: new Uint8Array(wide * high * 4) });
      return {
        type: 'Feature',
        properties: { picture },
        geometry: { type: 'Point', coordinates: [at.longitude, at.latitude] },
      };
    });
    source.setData({ type: 'FeatureCollection', features });
  }
}
