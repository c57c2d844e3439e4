import {
  AttributionControl,
  Map as MapLibre,
  type MapOptions,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapBox } from '#domain/search/area.ts';
import { deepestOf } from './deepest-zoom.ts';
import type { FrameSettings } from './settings.ts';

/**
 * The map cannot be moved beyond it: nobody looks for a property there. In the south is room for a frame that reaches
 * below the window.
 */
const around: MapBox = { west: 0.6, south: 47.5, east: 8.3, north: 52.7 };

setWorkerUrl(workerUrl);

/**
 * A flat map, north at the top. `seen`: the first view, which may reach beyond the usual bounds. Throws in a browser
 * without WebGL.
 */
export function createMap(
  { base, words }: FrameSettings,
  options: Pick<MapOptions, 'style' | 'bounds' | 'center' | 'zoom' | 'fadeDuration'>,
  seen = around,
): MapLibre {
  const map = new MapLibre({
    ...options,
    container: 'map',
    maxBounds: [
      Math.min(around.west, seen.west),
      Math.min(around.south, seen.south),
      Math.max(around.east, seen.east),
      Math.max(around.north, seen.north),
    ],
    maxZoom: deepestOf(base),
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    locale: {
      'Map.Title': words.map,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
  return map;
}

export function addZoomButtons(map: MapLibre, corner: 'top-right' | 'bottom-right'): void {
  map.addControl(new NavigationControl({ showCompass: false }), corner);
}
