import type { GeoJSONSource, Map as MapLibre, MapLibreEvent, PaddingOptions } from 'maplibre-gl';
import type { MapMessage, MapReport } from '#domain/map/map-message.ts';
import type { Box } from '#domain/search/area.ts';
import { baseStyle } from './base-style.ts';
import { Borders } from './borders.ts';
import { Controls } from './controls.ts';
import { addZoomButtons, createMap, deepest } from './create-map.ts';
import { AreaDrawing } from './draw-area.ts';
import { Failure } from './failure.ts';
import { Markers } from './markers.ts';
import { bordersSource } from './own-style.ts';
import { type MapPoint, PointSource } from './points.ts';
import type { FrameSettings } from './settings.ts';

const belgium: Box = { west: 2.5, south: 49.4, east: 6.5, north: 51.6 };

/** Shows what its page says, and reports what its visitor does. */
export class FrameMap {
  readonly #map: MapLibre;
  readonly #report: (report: MapReport) => void;
  readonly #source = new PointSource();
  readonly #markers: Markers;
  readonly #area: AreaDrawing;
  readonly #controls: Controls;
  readonly #failure: Failure;
  #message: MapMessage | undefined;
  /** The box that the page last asked for, and the one that the visitor last went to: the map goes to neither again. */
  #asked = '';
  #own = '';

  constructor(settings: FrameSettings, report: (report: MapReport) => void) {
    const { words } = settings;
    this.#report = report;
    this.#map = createMap(settings, { style: baseStyle(settings), bounds: bounds(belgium) });
    addZoomButtons(this.#map, 'top-right');
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
      this.#area.show(this.#message?.messageInfo.area ?? null);
    });
    if (settings.base.kind !== 'tiles') void this.#drawBorders();
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

  async #drawBorders(): Promise<void> {
    const [borders] = await Promise.all([Borders.load(), this.#map.once('style.load')]);
    if (borders) void this.#map.getSource<GeoJSONSource>(bordersSource)?.setData(borders.all);
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
