import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import type { MapColors } from '#app/map/frame/settings.ts';
import { streetColors } from './street-colors.ts';
import { tileSource } from './tile-source.ts';

type Width = DataDrivenPropertyValueSpecification<number>;

const kind: ExpressionSpecification = ['get', 'kind'];
const detail: ExpressionSpecification = ['get', 'kind_detail'];
const isLink: ExpressionSpecification = ['has', 'is_link'];

/** Streets of one rank: their width in pixels at zooms 6, 12, 15 and 17. The drawing shows zoom 15. */
const ranks: {
  id: 'minor' | 'second' | 'large';
  filter: FilterSpecification;
  widths: number[];
  minzoom: number;
}[] = [
  {
    id: 'minor',
    filter: ['in', kind, ['literal', ['minor_road', 'other']]],
    widths: [0, 0.6, 6, 17],
    minzoom: 12,
  },
  {
    id: 'second',
    filter: ['all', ['in', kind, ['literal', ['major_road', 'medium_road']]], ['!', isLarge()]],
    widths: [0.4, 2.2, 9, 24],
    minzoom: 8,
  },
  { id: 'large', filter: isLarge(), widths: [0.8, 3.4, 13, 32], minzoom: 5 },
];

/** Railways, then the edges of all streets, then the streets: no edge crosses a street where two meet. */
export function roadLayers(colors: MapColors): LayerSpecification[] {
  return [
    {
      ...line('paths', ['==', kind, 'path'], streetColors.path, 1.4),
      minzoom: 14,
      paint: { 'line-color': streetColors.path, 'line-width': 1.4, 'line-dasharray': [2.9, 2.5] },
    },
    { ...line('rail-bed', isRail(), streetColors.railBed, byZoom([0, 2, 9, 18])), minzoom: 11 },
    { ...line('rail', isRail(), streetColors.rail, byZoom([0.5, 1.2, 1.4, 1.6])), minzoom: 8 },
    ...ranks.map(({ id, filter, widths, minzoom }) => ({
      ...line(`${id}-edge`, filter, streetColors[id].casing, byZoom(widths, 2)),
      minzoom,
    })),
    ...ranks.map(({ id, filter, widths, minzoom }) => ({
      ...line(id, filter, streetColors[id].fill, byZoom(widths)),
      minzoom,
    })),
    {
      id: 'boundaries',
      type: 'line',
      source: tileSource,
      'source-layer': 'boundaries',
      maxzoom: 13,
      paint: { 'line-color': colors['line-2'], 'line-width': 0.75, 'line-opacity': 0.7 },
    },
  ];
}

function isLarge(): ExpressionSpecification {
  return [
    'any',
    ['==', kind, 'highway'],
    ['all', ['==', kind, 'major_road'], ['in', detail, ['literal', ['motorway', 'trunk', 'primary']]]],
  ];
}

/** Metros and lines in tunnels are not seen from above. */
function isRail(): ExpressionSpecification {
  return ['all', ['==', kind, 'rail'], ['!', ['has', 'is_tunnel']], ['!', ['==', detail, 'subway']]];
}

/** Ramps and driveways are narrower than the street that they belong to. `beyond`: pixels at both sides together. */
function byZoom([far = 0, town = 0, street = 0, near = 0]: number[], beyond = 0): Width {
  const width = (pixels: number): ExpressionSpecification => [
    'case',
    ['any', isLink, ['==', detail, 'service']],
    pixels * 0.55 + beyond,
    pixels + beyond,
  ];
  const stops = [6, width(far), 12, width(town), 15, width(street), 17, width(near)] as const;
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops];
}

function line(id: string, filter: FilterSpecification, color: string, width: Width) {
  return {
    id,
    type: 'line' as const,
    source: tileSource,
    'source-layer': 'roads',
    filter,
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
    paint: { 'line-color': color, 'line-width': width },
  };
}
