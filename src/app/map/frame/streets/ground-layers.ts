import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { streetColors } from './street-colors.ts';
import { tileSource } from './tile-source.ts';

const parks = [
  'allotments',
  'cemetery',
  'dog_park',
  'garden',
  'golf_course',
  'grass',
  'meadow',
  'national_park',
  'nature_reserve',
  'park',
  'pitch',
  'playground',
  'protected_area',
  'recreation_ground',
  'village_green',
  'zoo',
];
const trees = ['forest', 'orchard', 'scrub', 'wood'];

/** Land, green, water and buildings. Outside the file everything is empty land. */
export function groundLayers(): LayerSpecification[] {
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': streetColors.land } },
    { ...area('landcover', 'landcover', streetColors.trees, kindIn(['forest'])), maxzoom: 8 },
    area('parks', 'landuse', streetColors.park, kindIn(parks)),
    area('trees', 'landuse', streetColors.trees, kindIn(trees)),
    area('rail-ground', 'landuse', streetColors.railBed, kindIn(['railway'])),
    {
      ...area('water', 'water', streetColors.water, isArea),
      paint: { 'fill-color': streetColors.water, 'fill-outline-color': streetColors.waterEdge },
    },
    {
      id: 'streams',
      type: 'line',
      source: tileSource,
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      minzoom: 9,
      paint: {
        'line-color': streetColors.water,
        'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], 9, 0.6, 13, 1.2, 17, 5],
      },
    },
    { ...area('buildings', 'buildings', streetColors.building), minzoom: 13.5 },
  ];
}

const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon'];

function kindIn(kinds: string[]): FilterSpecification {
  return ['in', ['get', 'kind'], ['literal', kinds]];
}

function area(id: string, layer: string, color: string, filter?: FilterSpecification) {
  return {
    id,
    type: 'fill' as const,
    source: tileSource,
    'source-layer': layer,
    ...(filter && { filter }),
    paint: { 'fill-color': color },
  };
}
