import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapMessage, Surroundings } from '#domain/map/map-message.ts';
import type { DrawnName } from '#domain/map/surroundings.ts';
import type { Position } from '#domain/search/area.ts';
import { nothing } from './draw-area.ts';
import { drawnNameLayers, drawnNames, drawnNamesSource } from './drawn-names.ts';
import outlines from './outlines.geo.json?url';
import { ownStyle } from './own-style.ts';
import type { FrameSettings, MapColors } from './settings.ts';

/** Filled by frame/place-map.ts. */
export const ownMunicipality = 'own-municipality';

/** The map of a search, which has flags to show, names localities only at a closer zoom. */
const localitiesFrom = 9.9;

/** The layers of names that MapLibre places. */
export const placedNames = ['names-4', 'names-3', 'names-2', 'names-1'] as const;

/**
 * Our own drawing around one property: its municipality on paper, with a larger name than the others. Names stand first
 * where they stand on the drawing that the map covers.
 */
export function placeStyle(
  settings: FrameSettings,
  { messageInfo, propertyList }: MapMessage,
  names: readonly DrawnName[],
): StyleSpecification {
  const { colors } = settings;
  const { sources, layers, ...style } = ownStyle(settings);
  const { surroundings } = messageInfo;
  return {
    ...style,
    sources: {
      ...sources,
      // The page names their source below the map.
      outlines: { type: 'geojson', data: outlines },
      [ownMunicipality]: { type: 'geojson', data: nothing },
      middle: { type: 'geojson', data: pointsOf(propertyList.map(({ at }) => at)) },
      [drawnNames]: { type: 'geojson', data: drawnNamesSource(names) },
    },
    layers: layers
      .flatMap((layer): LayerSpecification[] => {
        if (layer.type === 'fill' && layer.id === 'land')
          return [{ ...layer, paint: { 'fill-color': colors['tint-2'] } }];
        if (layer.id === 'country') return [layer, ...municipality(colors)];
        if (layer.type === 'symbol') return [nameOfOthers(layer, surroundings, names.length > 0)];
        return [layer];
        // The last layer is placed first, and everything else makes room for it.
      })
      .concat(drawnNameLayers(names, colors))
      .concat(surroundings?.quarter ? [quarterName(surroundings.quarter, colors), markRoom] : [markRoom]),
  };
}

function municipality(colors: MapColors): LayerSpecification[] {
  const source = ownMunicipality;
  return [
    { id: 'own-ground', type: 'fill', source, paint: { 'fill-color': colors.paper } },
    { id: 'own-border', type: 'line', source, paint: { 'line-color': colors['line-2'], 'line-width': 1.25 } },
  ];
}

function nameOfOthers(
  layer: SymbolLayerSpecification,
  surroundings: Surroundings | undefined,
  isLater: boolean,
): SymbolLayerSpecification {
  const filter = ['all', layer.filter, ['!=', ['get', 'name'], surroundings?.name ?? '']] as never;
  const paint = { ...layer.paint, 'text-halo-width': 0 };
  // There are no flags to make room for, and municipalities are areas here.
  const {
    'text-variable-anchor-offset': _,
    'icon-image': _dot,
    'icon-allow-overlap': _overlap,
    ...usual
  } = layer.layout ?? {};
  const layout = { ...usual, visibility: isLater ? ('none' as const) : ('visible' as const) };
  if (layer.id !== 'names-4') return { ...layer, filter, paint, layout };
  return {
    ...layer,
    minzoom: localitiesFrom,
    filter,
    paint,
    layout: {
      ...layout,
      // A dot at the locality, and its name below it.
      'text-field': ['concat', '•\n', ['get', 'name']],
      'text-anchor': 'top',
      'text-offset': [0, -0.7],
      'text-line-height': 1,
      'text-padding': 4,
    },
  };
}

/** Below the mark of the property, as on the drawing (styles/map.css). */
function quarterName(quarter: string, colors: MapColors): LayerSpecification {
  return {
    id: 'quarter',
    type: 'symbol',
    source: 'middle',
    layout: {
      'text-field': quarter,
      'text-font': ['Map Semibold'],
      'text-size': 16,
      'text-offset': [0, 27 / 16],
      'text-max-width': 99,
      'text-allow-overlap': true,
    },
    paint: { 'text-color': colors.ink, 'text-halo-color': colors.paper, 'text-halo-width': 1.5 },
  };
}

/** Keeps names from lying below the mark of the property, which is not a layer. */
const markRoom: LayerSpecification = {
  id: 'mark-room',
  type: 'symbol',
  source: 'middle',
  layout: { 'text-field': '●', 'text-font': ['Map Medium'], 'text-size': 60, 'text-allow-overlap': true },
  paint: { 'text-opacity': 0 },
};

function pointsOf(positions: readonly Position[]): GeoJSON.GeoJSON {
  return {
    type: 'MultiPoint',
    coordinates: positions.map(({ longitude, latitude }) => [longitude, latitude]),
  };
}
