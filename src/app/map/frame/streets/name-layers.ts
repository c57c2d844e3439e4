import type {
  ExpressionSpecification,
  FilterSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { MapColors } from '#app/map/frame/settings.ts';
import type { Language } from '#domain/language.ts';
import { streetColors } from './street-colors.ts';
import { tileSource } from './tile-source.ts';

const medium = ['Map Medium'];
const strong = ['Map Semibold'];
const kind: ExpressionSpecification = ['get', 'kind'];

/** If there is no room for all names, those of the last layers come first. */
export function nameLayers(colors: MapColors, language: Language): LayerSpecification[] {
  // In Brussels a street has a name in two languages; if the tiles lack the reader's, the local one is shown.
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  return [
    names('stop-names', 'pois', kindIn(['bus_stop', 'tram_stop']), { minzoom: 16.2, color: colors['ink-3'] }),
    names('school-names', 'pois', kindIn(['school', 'college', 'university', 'kindergarten']), {
      minzoom: 15.2,
      color: colors['ink-3'],
    }),
    along('stream-names', 'water', lines, {
      minzoom: 13,
      color: streetColors.waterName,
      halo: streetColors.water,
    }),
    {
      ...names('lake-names', 'water', ['==', ['geometry-type'], 'Point'], {
        minzoom: 13,
        color: streetColors.waterName,
        halo: streetColors.water,
      }),
    },
    along('street-names', 'roads', kindIn(['minor_road', 'other']), { minzoom: 14 }),
    along('large-names', 'roads', kindIn(['highway', 'major_road', 'medium_road']), {
      minzoom: 13,
      font: strong,
      color: colors['ink-2'],
      halo: streetColors.large.fill,
    }),
    names('park-names', 'pois', kindIn(['park', 'nature_reserve', 'national_park', 'forest']), {
      minzoom: 14,
      font: strong,
      size: 15,
      color: streetColors.parkName,
      halo: streetColors.park,
    }),
    {
      ...names('station-names', 'pois', kindIn(['station']), {
        minzoom: 13.5,
        font: strong,
        color: colors['ink-2'],
      }),
    },
    names('quarter-names', 'places', kindIn(['neighbourhood', 'macrohood']), {
      minzoom: 13,
      maxzoom: 16.5,
      font: strong,
      size: 16,
      color: colors.ink,
    }),
    names('town-names', 'places', ['==', kind, 'locality'], {
      maxzoom: 14.5,
      font: strong,
      size: ['interpolate', ['linear'], ['coalesce', ['get', 'population_rank'], 1], 5, 13, 11, 17],
      color: colors['ink-2'],
    }),
  ];

  type Look = {
    minzoom?: number;
    maxzoom?: number;
    font?: string[];
    size?: NonNullable<SymbolLayerSpecification['layout']>['text-size'];
    color?: string;
    halo?: string;
  };

  function names(
    id: string,
    layer: string,
    filter: FilterSpecification,
    look: Look,
  ): SymbolLayerSpecification {
    const { minzoom, maxzoom, font = medium, size = 13, color, halo = streetColors.land } = look;
    const isPoint = layer === 'pois' && id !== 'park-names';
    return {
      id,
      type: 'symbol',
      source: tileSource,
      'source-layer': layer,
      filter,
      ...(minzoom !== undefined && { minzoom }),
      ...(maxzoom !== undefined && { maxzoom }),
      layout: {
        'text-field': name,
        'text-font': font,
        'text-size': size,
        'text-padding': 6,
        'text-max-width': 9,
        // Beside the point: a square with a sign may stand on it.
        ...(isPoint && {
          'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
          'text-radial-offset': 1.5,
          'text-justify': 'auto',
        }),
      },
      paint: {
        'text-color': color ?? streetColors.streetName,
        'text-halo-color': halo,
        'text-halo-width': 1.75,
      },
    };
  }

  function along(
    id: string,
    layer: string,
    filter: FilterSpecification,
    look: Look,
  ): SymbolLayerSpecification {
    const { layout, ...rest } = names(id, layer, filter, { halo: streetColors.minor.fill, ...look });
    return {
      ...rest,
      layout: { ...layout, 'symbol-placement': 'line', 'symbol-spacing': 320, 'text-max-angle': 35 },
    };
  }
}

const lines: FilterSpecification = ['==', ['geometry-type'], 'LineString'];

function kindIn(kinds: string[]): FilterSpecification {
  return ['in', kind, ['literal', kinds]];
}
