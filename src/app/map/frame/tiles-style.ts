import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { areaSource, nothing } from './draw-area.ts';
import { areaLayers } from './own-style.ts';
import type { FrameSettings } from './settings.ts';
import { groundLayers } from './streets/ground-layers.ts';
import { nameLayers } from './streets/name-layers.ts';
import { roadLayers } from './streets/road-layers.ts';
import { tileSource } from './streets/tile-source.ts';

/**
 * A file of vector tiles (PMTiles, in the layers of the Protomaps basemap, version 4). `address`: of another host, or a
 * path of this site.
 */
export function tilesStyle({ colors, language, words }: FrameSettings, address: string): StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile);
  return {
    version: 8,
    sources: {
      [tileSource]: {
        type: 'vector',
        url: `pmtiles://${new URL(address, location.origin)}`,
        attribution: words.attribution,
      },
      [areaSource]: { type: 'geojson', data: nothing },
    },
    layers: [
      ...groundLayers(),
      ...roadLayers(colors),
      ...areaLayers(colors),
      ...nameLayers(colors, language),
    ],
  };
}
