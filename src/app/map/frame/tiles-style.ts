import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { areaSource, nothing } from './draw-area.ts';
import { areaLayers } from './own-style.ts';
import type { FrameSettings } from './settings.ts';

const water = '#c9d6d8';
const green = '#dde5d6';

/** A file of vector tiles (PMTiles, in the layers of Protomaps), in the colours of the tokens. */
export function tilesStyle({ colors, language, words }: FrameSettings, address: string): StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile);
  const name = ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  const label = { 'text-color': colors['ink-3'], 'text-halo-color': colors.tint, 'text-halo-width': 1.5 };
  return {
    version: 8,
    sources: {
      base: { type: 'vector', url: `pmtiles://${address}`, attribution: words.attribution },
      [areaSource]: { type: 'geojson', data: nothing },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': water } },
      fill('earth', colors.tint),
      {
        ...fill('landuse', green),
        filter: ['in', ['get', 'kind'], ['literal', ['park', 'forest', 'wood', 'grass']]],
      },
      fill('water', water),
      {
        ...line('roads', colors.paper, 1),
        filter: ['in', ['get', 'kind'], ['literal', ['minor_road', 'other']]],
        minzoom: 13,
      },
      {
        ...line('roads', colors.paper, 3),
        id: 'roads-large',
        filter: ['in', ['get', 'kind'], ['literal', ['highway', 'major_road']]],
      },
      line('boundaries', colors['line-2'], 0.75),
      ...areaLayers(colors),
      {
        id: 'road-names',
        type: 'symbol',
        source: 'base',
        'source-layer': 'roads',
        minzoom: 14,
        layout: {
          'symbol-placement': 'line',
          'text-field': ['get', 'name'],
          'text-font': ['Map Medium'],
          'text-size': 11,
        },
        paint: label,
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'base',
        'source-layer': 'places',
        layout: { 'text-field': name as never, 'text-font': ['Map Medium'], 'text-size': 13 },
        paint: label,
      },
    ],
  };
}

function fill(layer: string, color: string) {
  return {
    id: layer,
    type: 'fill' as const,
    source: 'base',
    'source-layer': layer,
    paint: { 'fill-color': color },
  };
}

function line(layer: string, color: string, width: number) {
  return {
    id: layer,
    type: 'line' as const,
    source: 'base',
    'source-layer': layer,
    paint: { 'line-color': color, 'line-width': width },
  };
}
