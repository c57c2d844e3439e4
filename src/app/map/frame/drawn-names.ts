import type { ExpressionSpecification, LayerSpecification, Map as MapLibre } from 'maplibre-gl';
import type { DrawnName } from '#domain/map/surroundings.ts';
import type { MapColors } from './settings.ts';

/** Their source and the beginning of the ids of their layers. */
const drawn = 'drawn';
/** MapLibre sets a text this much lower than the drawing, in parts of its size. */
const higher = 0.07;

/**
 * The names as the server has placed them on the drawing below this map (server/map/draw-surroundings.ts), which the
 * page has loaded already. Empty if there is none.
 */
export async function loadDrawnNames(address: string | undefined): Promise<DrawnName[]> {
  if (!address?.startsWith('/map/surroundings/')) return [];
  try {
    const drawing = await (await fetch(address)).text();
    // Not the whole drawing, whose styles the policy of this page refuses.
    const [told = ''] = /<metadata>[^<]*<\/metadata>/.exec(drawing) ?? [];
    return JSON.parse(new DOMParser().parseFromString(told, 'text/xml').documentElement.textContent ?? '');
  } catch (error) {
    console.warn(error);
    return [];
  }
}

/** Those that this frame does not cut. */
export function drawnNamesSource(names: readonly DrawnName[]): GeoJSON.FeatureCollection {
  const feature = (
    { longitude, latitude }: DrawnName['at'],
    properties: GeoJSON.GeoJsonProperties,
  ): GeoJSON.Feature => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  });
  return {
    type: 'FeatureCollection',
    features: names
      .filter(({ needs }) => needs.width <= innerWidth && needs.height <= innerHeight)
      .flatMap(({ text, rank, size, isOver, at, dot }) => [
        feature(at, { text, rank, size, isOver }),
        ...(dot ? [feature(dot, { rank: -1 })] : []),
      ]),
  };
}

/** The name of the municipality stays where it is; the others give way to those that the map places itself. */
export function drawnNameLayers(names: readonly DrawnName[], colors: MapColors): LayerSpecification[] {
  const own = names.find(({ rank }) => rank === 0);
  const ofRanks = (least: number, most: number): ExpressionSpecification => [
    'all',
    ['>=', ['get', 'rank'], least],
    ['<=', ['get', 'rank'], most],
  ];
  const layer = (
    id: string,
    [least, most]: [number, number],
    { font, color, ground }: { font: string; color: string; ground: string },
  ): LayerSpecification => ({
    id: `${drawn}-${id}`,
    type: 'symbol',
    source: drawn,
    filter: ofRanks(least, most),
    layout: {
      'text-field': ['get', 'text'],
      'text-font': [font],
      'text-size': ['get', 'size'],
      'text-offset': [0, -higher],
      'text-max-width': 99,
      'text-allow-overlap': true,
    },
    paint: {
      'text-color': color,
      'text-halo-color': ground,
      'text-halo-width': ['case', ['get', 'isOver'], 1.5, 0],
    },
  });
  return [
    {
      id: `${drawn}-dots`,
      type: 'circle',
      source: drawn,
      filter: ['==', ['get', 'rank'], -1],
      paint: { 'circle-radius': 2.25, 'circle-color': colors['line-2'] },
    },
    layer('localities', [4, 4], { font: 'Map Medium', color: colors['ink-3'], ground: colors['tint-2'] }),
    layer('municipalities', [1, 3], {
      font: 'Map Semibold',
      color: colors['ink-2'],
      ground: colors['tint-2'],
    }),
    layer('own', [0, 0], {
      font: own?.face === 'strong' ? 'Map Semibold' : 'Map Display',
      color: colors.ink,
      ground: colors['tint-2'],
    }),
  ];
}

export const drawnNames = drawn;

/** Once the view is another one, MapLibre places the names of others. */
export function replaceDrawnNames(map: MapLibre, own: readonly string[]): void {
  for (const id of ['dots', 'localities', 'municipalities'])
    if (map.getLayer(`${drawn}-${id}`)) map.setLayoutProperty(`${drawn}-${id}`, 'visibility', 'none');
  for (const id of own) if (map.getLayer(id)) map.setLayoutProperty(id, 'visibility', 'visible');
}
