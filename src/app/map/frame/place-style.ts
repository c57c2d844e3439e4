import type { LayerSpecification, StyleSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapMessage, Surroundings } from '#domain/map/map-message.ts';
import type { Position } from '#domain/search/area.ts';
import { nothing } from './draw-area.ts';
import outlines from './outlines.geo.json?url';
import { ownStyle } from './own-style.ts';
import type { FrameSettings, MapColors } from './settings.ts';

/** Filled by frame/place-map.ts. */
export const ownMunicipality = 'own-municipality';

/** Letters: a longer name is written smaller. */
const longName = 12;
/** The map of a search, which has flags to show, names localities only at a closer zoom. */
const localitiesFrom = 9.9;

/** Our own drawing around one property: its municipality on paper, with a larger name than the others. */
export function placeStyle(
  settings: FrameSettings,
  { messageInfo, propertyList }: MapMessage,
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
      'own-name': { type: 'geojson', data: pointsOf(surroundings ? [surroundings.at] : []) },
    },
    layers: layers
      .flatMap((layer): LayerSpecification[] => {
        if (layer.type === 'fill' && layer.id === 'land')
          return [{ ...layer, paint: { 'fill-color': colors['tint-2'] } }];
        if (layer.id === 'country') return [layer, ...municipality(colors)];
        if (layer.type === 'symbol') return [nameOfOthers(layer, surroundings)];
        return [layer];
        // The last layer is placed first, and everything else makes room for it.
      })
      .concat(surroundings ? [ownName(surroundings, colors), markRoom] : [markRoom]),
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
): SymbolLayerSpecification {
  const filter = ['all', layer.filter, ['!=', ['get', 'name'], surroundings?.name ?? '']] as never;
  const paint = { ...layer.paint, 'text-halo-width': 0 };
  // There are no flags to make room for, and municipalities are areas here.
  const {
    'text-variable-anchor-offset': _,
    'icon-image': _dot,
    'icon-allow-overlap': _overlap,
    ...layout
  } = layer.layout ?? {};
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

function ownName({ name }: Surroundings, colors: MapColors): LayerSpecification {
  return {
    id: 'own-name',
    type: 'symbol',
    source: 'own-name',
    layout: {
      'text-field': name,
      'text-font': ['Map Display'],
      'text-size': name.length > longName ? 21 : 28,
      'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
      'text-radial-offset': 1.4,
    },
    paint: { 'text-color': colors.ink },
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
