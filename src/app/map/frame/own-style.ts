import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { areaSource, nothing } from './draw-area.ts';
import outlines from './outlines.geo.json?url';
import type { FrameSettings, MapColors } from './settings.ts';

const medium = ['Map Medium'];
const strong = ['Map Semibold'];

/**
 * From which zoom the names of a rank show, and how large: localities, municipalities, towns, cities. Where there is no
 * room for all, MapLibre leaves out the names that stand first.
 */
const names = [
  { rank: 4, minzoom: 11.5, font: medium, size: 12 },
  { rank: 3, minzoom: 9.5, font: medium, size: 13 },
  { rank: 2, minzoom: 8, font: strong, size: 13 },
  { rank: 1, minzoom: 0, font: strong, size: 15 },
] as const;

/** Land, borders and the names of places, in the colours of the tokens. */
export function ownStyle({ colors, language, words }: FrameSettings): StyleSpecification {
  return {
    version: 8,
    sources: {
      outlines: { type: 'geojson', data: outlines, attribution: words.attribution },
      borders: { type: 'geojson', data: '/map/borders/' },
      places: { type: 'geojson', data: `/map/places/${language}/` },
      [areaSource]: { type: 'geojson', data: nothing },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colors.paper } },
      {
        id: 'land',
        type: 'fill',
        source: 'outlines',
        paint: { 'fill-color': ['case', ['get', 'own'], colors.tint, colors['tint-2']] },
      },
      // The borders of municipalities are approximate: seen closer they would say what is not so.
      border('municipality', colors.line, { minzoom: 8, maxzoom: 13 }),
      border('province', colors['line-2'], { maxzoom: 13 }),
      {
        id: 'coast',
        type: 'line',
        source: 'outlines',
        paint: { 'line-color': colors['line-2'], 'line-width': 0.75 },
      },
      ...areaLayers(colors),
      ...names.map(
        ({ rank, minzoom, font, size }): LayerSpecification => ({
          id: `names-${rank}`,
          type: 'symbol',
          source: 'places',
          minzoom,
          filter: ['==', ['get', 'rank'], rank],
          layout: {
            'text-field': ['get', 'name'],
            'text-font': [...font],
            'text-size': size,
            'text-padding': 8,
          },
          paint: {
            'text-color': rank <= 2 ? colors['ink-2'] : colors['ink-3'],
            'text-halo-color': colors.tint,
            'text-halo-width': 1.5,
          },
        }),
      ),
    ],
  };
}

function border(
  kind: string,
  color: string,
  zooms: { minzoom?: number; maxzoom: number },
): LayerSpecification {
  return {
    id: kind,
    type: 'line',
    source: 'borders',
    ...zooms,
    filter: ['==', ['get', 'kind'], kind],
    paint: { 'line-color': color, 'line-width': 0.75, 'line-opacity': 0.7 },
  };
}

/** The area that is searched or being drawn lies over everything else. */
export function areaLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      id: 'area',
      type: 'fill',
      source: areaSource,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colors.ink, 'fill-opacity': 0.08 },
    },
    {
      id: 'area-line',
      type: 'line',
      source: areaSource,
      paint: { 'line-color': colors.ink, 'line-width': 2 },
    },
    {
      id: 'area-corners',
      type: 'circle',
      source: areaSource,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 5,
        'circle-color': colors.paper,
        'circle-stroke-color': colors.ink,
        'circle-stroke-width': 2,
      },
    },
  ];
}
