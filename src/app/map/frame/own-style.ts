import type {
  LayerSpecification,
  StyleSpecification,
  VariableAnchorOffsetCollectionSpecification,
} from 'maplibre-gl';
import { areaSource, nothing } from './draw-area.ts';
import { namesFrom } from './name-ranks.ts';
import outlines from './outlines.geo.json?url';
import type { FrameSettings, MapColors } from './settings.ts';

const medium = ['Map Medium'];
const strong = ['Map Semibold'];
const water = '#C9D8DB';

/** Filled by frame/borders.ts once they have loaded. */
export const bordersSource = 'borders';

/**
 * The zoom from which the names of a rank show, and their size: localities, municipalities, towns, cities. If there is
 * no room for all, MapLibre leaves out the names that stand first.
 */
const names = [
  { rank: 4, font: medium, size: 13 },
  { rank: 3, font: strong, size: 13 },
  { rank: 2, font: strong, size: 14 },
  { rank: 1, font: strong, size: 16 },
] as const;

/** The picture of the dot at a place: frame/place-dot.ts draws it. */
export const dotPicture = 'place-dot';

/**
 * A dot at the place, and its name close to it: below, beside, above or aslant, wherever no flag or larger name stands.
 * Without room neither is drawn: a name farther away would seem to belong to another place. Below the dot it keeps clear
 * of a flag that stands on it: MapLibre sets it 0.3 higher than it is told, and wants 3 px around it.
 */
const withDot = {
  'icon-image': dotPicture,
  'icon-allow-overlap': true,
  'text-variable-anchor-offset': [
    ...(['top', [0, 0.6], 'left', [0.45, 0]] as const),
    ...(['right', [-0.45, 0], 'bottom', [0, -0.6]] as const),
    ...(['top-left', [0.3, 0.6], 'top-right', [-0.3, 0.6]] as const),
  ] as unknown as VariableAnchorOffsetCollectionSpecification,
};

/** Land, borders and the names of places, in the colours of the tokens. */
export function ownStyle({ colors, language, words }: FrameSettings): StyleSpecification {
  return {
    version: 8,
    sources: {
      outlines: { type: 'geojson', data: outlines, attribution: words.attribution },
      [bordersSource]: { type: 'geojson', data: nothing },
      places: { type: 'geojson', data: `/map/places/${language}/` },
      [areaSource]: { type: 'geojson', data: nothing },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': water } },
      {
        id: 'neighbours',
        type: 'fill',
        source: 'outlines',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': colors['tint-2'] },
      },
      {
        id: 'between-neighbours',
        type: 'line',
        source: 'outlines',
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': colors['line-2'], 'line-width': 0.75, 'line-opacity': 0.35 },
      },
      {
        id: 'land',
        type: 'fill',
        source: bordersSource,
        filter: ['==', ['get', 'kind'], 'land'],
        paint: { 'fill-color': colors.tint },
      },
      border('municipality', colors, { width: 1, opacity: 0.35, minzoom: 8 }),
      border('province', colors, { width: 1, opacity: 0.7 }),
      border('country', colors, { width: 1.25, opacity: 0.9 }),
      ...areaLayers(colors),
      ...names.map(
        ({ rank, font, size }): LayerSpecification => ({
          id: `names-${rank}`,
          type: 'symbol',
          source: 'places',
          minzoom: namesFrom[rank],
          filter: ['==', ['get', 'rank'], rank],
          layout: {
            'text-field': ['get', 'name'],
            'text-font': [...font],
            'text-size': size,
            'text-padding': 3,
            ...withDot,
          },
          paint: {
            'text-color': rank < 4 ? colors['ink-2'] : colors['ink-3'],
            'text-halo-color': colors.tint,
            'text-halo-width': 1.5,
          },
        }),
      ),
    ],
  };
}

/** At a closer zoom a border is a band, as wide as its drawing is uncertain (scripts/borders/README.md). */
const closestLine = 12;

function border(
  kind: string,
  colors: MapColors,
  { width, opacity, minzoom = 0 }: { width: number; opacity: number; minzoom?: number },
): LayerSpecification {
  return {
    id: kind,
    type: 'line',
    source: bordersSource,
    minzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colors['line-2'],
      'line-width': ['interpolate', ['exponential', 2], ['zoom'], closestLine, width, 17, 24],
      'line-opacity': ['interpolate', ['linear'], ['zoom'], closestLine, opacity, 15, 0.2],
    },
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
