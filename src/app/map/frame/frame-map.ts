import {
  AttributionControl,
  type GeoJSONSource,
  Map as MapLibre,
  type MapLibreEvent,
  Marker,
  NavigationControl,
  type PaddingOptions,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { type MapMessage, type MapReport, placeZoom } from '#domain/map/map-message.ts';
import type { Box } from '#domain/search/area.ts';
import { baseStyle } from './base-style.ts';
import { Borders } from './borders.ts';
import { Controls } from './controls.ts';
import { AreaDrawing, areaSource, nothing } from './draw-area.ts';
import { Failure } from './failure.ts';
import { Markers } from './markers.ts';
import { areaLayers, bordersSource } from './own-style.ts';
import { type MapPoint, PointSource } from './points.ts';
import type { FrameSettings } from './settings.ts';

const belgium: Box = { west: 2.5, south: 49.4, east: 6.5, north: 51.6 };
/** Nobody looks for a property beyond it. */
const around = { west: 0.6, south: 48.5, east: 8.3, north: 52.7 };
/** The deepest zoom of the map; properties that still overlap there are shown side by side in a list. */
const deepest = 17;

setWorkerUrl(workerUrl);

/** Shows what its page says, and reports what its visitor does. */
export class FrameMap {
  readonly #map: MapLibre;
  readonly #report: (report: MapReport) => void;
  readonly #source = new PointSource();
  readonly #markers: Markers;
  readonly #area: AreaDrawing;
  readonly #controls: Controls;
  readonly #failure: Failure;
  readonly #places: Marker[] = [];
  #message: MapMessage | undefined;
  /** The box that the page last asked for, and the one that the visitor last went to: the map goes to neither again. */
  #asked = '';
  #own = '';

  constructor(settings: FrameSettings, report: (report: MapReport) => void) {
    const { words } = settings;
    this.#report = report;
    this.#map = new MapLibre({
      container: 'map',
      style: baseStyle(settings),
      bounds: bounds(belgium),
      maxBounds: bounds(around),
      maxZoom: deepest,
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
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    this.#map.addControl(new AttributionControl({ compact: false }), 'bottom-right');
    this.#markers = new Markers(this.#map, (point, event) => this.#choose(point, event));
    this.#area = new AreaDrawing(this.#map, (area) => {
      this.#showControls();
      if (area) report({ type: 'drawn', area });
      else this.#area.show(this.#message?.messageInfo.area ?? null);
    });
    this.#controls = new Controls(words, {
      follow: (follows) => report({ type: 'follow', follows }),
      draw: () => {
        this.#area.start();
        this.#showControls();
        this.#map.getCanvas().focus();
      },
      finish: () => this.#area.finish(),
      stop: () => this.#stopDrawing(),
      clear: () => report({ type: 'drawn', area: null }),
    });
    this.#failure = new Failure(words, () => void this.#ask());
    this.#map.on('click', () => {
      if (this.#area.isDrawing || this.#message?.mapType !== 'search') return;
      this.#markers.choose([]);
      report({ type: 'chosen', ids: [] });
    });
    this.#map.on('moveend', (event) => this.#moved(event));
    this.#map.once('load', () => {
      // A style of another host does not have it.
      if (!this.#map.getSource(areaSource)) {
        this.#map.addSource(areaSource, { type: 'geojson', data: nothing });
        for (const layer of areaLayers(settings.colors)) this.#map.addLayer(layer);
      }
      this.#area.show(this.#message?.messageInfo.area ?? null);
      void this.#drawBorders();
    });
    addEventListener('keydown', ({ key }) => {
      if (!this.#area.isDrawing) return;
      if (key === 'Escape') this.#stopDrawing();
      if (key === 'Enter' && document.activeElement === this.#map.getCanvas()) this.#area.finish();
    });
  }

  show(message: MapMessage): void {
    const before = this.#message;
    const { box, area, chosen } = message.messageInfo;
    this.#message = message;
    this.#markers.choose(chosen === null ? [] : [chosen]);
    this.#area.show(area);
    this.#showControls();
    if (message.mapType === 'place') {
      this.#showPlaces(message);
      return;
    }
    const asked = JSON.stringify(box);
    const isNew = asked !== this.#asked && asked !== this.#own;
    this.#asked = asked;
    if (box && isNew) {
      this.#map.fitBounds(bounds(box), {
        padding: this.#padding(),
        maxZoom: 15,
        animate: before !== undefined,
      });
    }
    if (before?.messageInfo.search !== message.messageInfo.search) void this.#ask();
  }

  /** The map of others has its own. */
  async #drawBorders(): Promise<void> {
    const source = this.#map.getSource<GeoJSONSource>(bordersSource);
    if (source) source.setData((await Borders.load()).all);
  }

  #showPlaces({ propertyList }: MapMessage): void {
    for (const marker of this.#places.splice(0)) marker.remove();
    const [first] = propertyList;
    if (!first) return;
    const { longitude, latitude } = first.at;
    this.#map.jumpTo({ center: [longitude, latitude], zoom: placeZoom });
    for (const property of propertyList) {
      const element = document.createElement('div');
      element.className = property.radiusM > 0 ? 'circle' : 'pin';
      element.classList.toggle('is-approximate', property.isApproximate === true);
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', property.label);
      const marker = new Marker({ element })
        .setLngLat([property.at.longitude, property.at.latitude])
        .addTo(this.#map);
      this.#places.push(marker);
      if (property.radiusM > 0) this.#keepSize(element, property.radiusM, latitude);
    }
  }

  /** Keeps a circle as wide on the map as it is on earth. */
  #keepSize(element: HTMLElement, radiusM: number, latitude: number): void {
    const size = () => {
      const metresPerPixel =
        (40_075_017 * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** this.#map.getZoom());
      element.style.width = `${(2 * radiusM) / metresPerPixel}px`;
      element.style.height = element.style.width;
    };
    this.#map.on('zoom', size);
    size();
  }

  #moved(event: MapLibreEvent): void {
    if (this.#message?.mapType !== 'search') return;
    const byVisitor = Boolean(event.originalEvent);
    const box = this.#box;
    if (byVisitor) this.#own = JSON.stringify(box);
    this.#report({ type: 'moved', box, byVisitor });
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (this.#message?.mapType !== 'search') return;
    const { messageInfo, ignoreList } = this.#message;
    try {
      // MapLibre's tiles are 512 px wide; the zoom that the server knows counts tiles of 256 px.
      const { points, found } = await this.#source.ask(
        messageInfo.search,
        this.#box,
        this.#map.getZoom() + 1,
      );
      this.#markers.show(points.filter(({ ids, count }) => count > 1 || !ignoreList.includes(ids[0] ?? 0)));
      this.#report({ type: 'found', words: found });
      this.#failure.show(false);
    } catch (error) {
      // An aborted request gave way to a newer one.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn(error);
      this.#failure.show(true);
    }
  }

  #choose({ count, ids, box }: MapPoint, originalEvent: MouseEvent): void {
    const isOneSpot = box.east - box.west < 0.0002 && box.north - box.south < 0.0002;
    if (count === 1 || (count <= ids.length && (isOneSpot || this.#map.getZoom() > deepest - 0.5))) {
      this.#markers.choose(ids);
      this.#report({ type: 'chosen', ids });
      return;
    }
    this.#map.fitBounds(bounds(box), { padding: 90, maxZoom: deepest }, { originalEvent });
  }

  #stopDrawing(): void {
    this.#area.stop();
    this.#area.show(this.#message?.messageInfo.area ?? null);
    this.#showControls();
  }

  /**
   * A flag stands above its point, with one half at each side: no flag may be hidden by the bar or the buttons at the
   * right.
   */
  #padding(): PaddingOptions {
    return { top: this.#controls.bottom + 60, right: 90, bottom: 60, left: 60 };
  }

  #showControls(): void {
    this.#controls.show({
      isSearch: this.#message?.mapType === 'search',
      follows: this.#message?.messageInfo.follows ?? false,
      hasArea: Boolean(this.#message?.messageInfo.area),
      isDrawing: this.#area.isDrawing,
    });
  }

  /** What is in view, to four decimals, as in an address. */
  get #box(): Box {
    const view = this.#map.getBounds();
    const round = (degrees: number) => Number(degrees.toFixed(4));
    return {
      west: round(view.getWest()),
      south: round(view.getSouth()),
      east: round(view.getEast()),
      north: round(view.getNorth()),
    };
  }
}

function bounds({ west, south, east, north }: Box): [number, number, number, number] {
  return [west, south, east, north];
}
