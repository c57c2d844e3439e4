import { type FitBoundsOptions, type GeoJSONSource, type Map as MapLibre, ScaleControl } from 'maplibre-gl';
import type { MapBox, Position } from '#domain/search/area.ts';
import { baseStyle } from './base-style.ts';
import type { Borders } from './borders.ts';
import { within } from './boxes.ts';
import { type Camera, makeWay } from './camera.ts';
import { createMap } from './create-map.ts';
import { deepestOf } from './deepest-zoom.ts';
import { AreaDrawing, areaSource, nothing } from './draw-area.ts';
import { Failure } from './failure.ts';
import { FlagRoom } from './flag-room.ts';
import type { Flags } from './flags.ts';
import { loadBorders } from './load-borders.ts';
import { areaLayers, bordersSource } from './own-style.ts';
import { addPlaceDot } from './place-dot.ts';
import { showPublicStreets } from './public-streets.ts';
import { isBesideList, roomFor } from './room.ts';
import type { FrameSettings } from './settings.ts';
import { Signposts } from './signposts.ts';

const belgium: MapBox = { west: 2.5, south: 49.4, east: 6.5, north: 51.6 };

/** The first view of the map, and whom it tells what happens. */
type Search = {
  /** The camera of the still drawing. */
  camera: Camera | undefined;
  /** What the visitor saw before, in a frame of the same size. */
  view: MapBox | undefined;
  flags: Flags;
  /** How far down the bar over the map reaches, in pixels. */
  roomAbove: () => number;
  moved: (camera: Camera, byVisitor: boolean) => void;
  clicked: () => void;
  drawn: (area: Position[]) => void;
  /** The drawing of an area begins or ends. */
  drawing: () => void;
  /** Whether the streets of another host that the visitor asked for are there. */
  streets: (areThere: boolean) => void;
};

/** The map of a search that moves; the flags lie over it. */
export class MovingMap {
  /** Settles when there is something to see. */
  readonly isDrawn: Promise<unknown>;
  readonly #map: MapLibre;
  readonly #search: Search;
  readonly #area: AreaDrawing;
  readonly #room: FlagRoom;
  readonly #settings: FrameSettings;
  readonly #borders: Promise<Borders | undefined> | undefined;
  readonly #failure: Failure;
  readonly #signposts: Signposts | undefined;
  #shownArea: readonly Position[] | null = null;

  /** Throws in a browser without WebGL. */
  constructor(settings: FrameSettings, search: Search) {
    const { camera, view, flags, moved, clicked } = search;
    this.#search = search;
    this.#settings = settings;
    const { base, words } = settings;
    // A file of streets has its own borders.
    if (base.kind !== 'tiles') this.#borders = loadBorders();
    this.#map = createMap(
      settings,
      {
        style: baseStyle(settings),
        // Names change places with the flags; a slow machine would draw each fading change many times.
        fadeDuration: 0,
        ...(camera
          ? { center: [camera.center.longitude, camera.center.latitude], zoom: camera.zoom }
          : { bounds: bounds(view ?? belgium) }),
      },
      camera?.view,
    );
    addPlaceDot(this.#map, settings.colors['ink-3']);
    this.#map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
    this.isDrawn = Promise.race([this.#draw(), this.#map.once('error')]);
    this.#area = new AreaDrawing(this.#map, (area) => {
      search.drawing();
      if (area) search.drawn(area);
      else this.#area.show(this.#shownArea);
    });
    // Another style comes without area and borders.
    this.#map.on('style.load', () => void this.#fill());
    this.#failure = new Failure({ failed: words.streetsFailed, tryAgain: words.tryAgain }, () => {
      if (base.kind === 'style') void this.#showStreets(base.address);
    });
    if (base.kind === 'style') void this.#showStreets(base.address);
    this.#room = new FlagRoom(this.#map, flags);
    if (base.kind === 'own') {
      this.#signposts = new Signposts(settings.language, flags);
      this.#signposts.load().then(() => this.makeRoom(), console.warn);
      this.#map.on('movestart', () => this.#signposts?.hide());
    }
    this.#map.on('move', () => flags.place(this.camera));
    this.#map.on('moveend', ({ originalEvent }) => moved(this.camera, Boolean(originalEvent)));
    this.#map.on('click', () => {
      if (!this.#area.isDrawing) clicked();
    });
    addEventListener('keydown', ({ key }) => {
      if (!this.#area.isDrawing) return;
      if (key === 'Escape') this.stopDrawing();
      if (key === 'Enter' && document.activeElement === this.#map.getCanvas()) this.#area.finish();
    });
    void this.isDrawn.then(() => {
      flags.place(this.camera);
      this.#carry(flags);
    });
  }

  async #draw(): Promise<void> {
    await this.#map.once('load');
    await this.#borders;
    // The style of another host has no borders to draw, and nothing may happen any more.
    if (!this.#map.loaded()) await this.#map.once('idle');
  }

  async #fill(): Promise<void> {
    this.#area.show(this.#shownArea);
    const borders = await this.#borders;
    if (borders) void this.#map.getSource<GeoJSONSource>(bordersSource)?.setData(borders.all);
  }

  async #showStreets(address: string): Promise<void> {
    const { language, colors } = this.#settings;
    this.#failure.show(false);
    const areThere = await showPublicStreets(this.#map, {
      address,
      language,
      own: () => baseStyle(this.#settings),
      dress: ({ sources, layers, ...style }) => ({
        ...style,
        sources: { ...sources, [areaSource]: { type: 'geojson', data: nothing } },
        layers: [...layers, ...areaLayers(colors)],
      }),
    });
    this.#failure.show(!areThere);
    this.#search.streets(areThere);
  }

  /**
   * Puts the flags into the map's own element, so that a drag that begins on a flag moves the map. A flag that is being
   * pressed would lose its click by that.
   */
  #carry(flags: Flags): void {
    const { layer } = flags;
    if (layer.querySelector(':active')) {
      addEventListener('pointerup', () => setTimeout(() => this.#carry(flags)), { once: true });
      return;
    }
    const focused = document.activeElement;
    this.#map.getCanvasContainer().append(layer);
    if (focused instanceof HTMLElement && layer.contains(focused)) focused.focus();
  }

  showArea(area: readonly Position[] | null): void {
    this.#shownArea = area;
    this.#area.show(area);
  }

  /** Moves the map to what the page asks for. `farther`: as in its message. */
  fit(box: MapBox, farther?: MapBox): void {
    const padding = roomFor(this.#search.roomAbove());
    const options: FitBoundsOptions = { padding, maxZoom: 15 };
    const { zoom } = this.#map.cameraForBounds(bounds(box), options) ?? {};
    if (farther && zoom !== undefined) {
      const { top, right, bottom, left } = padding;
      const room = { width: innerWidth - left - right, height: innerHeight - top - bottom };
      const { x, y } = makeWay(box, farther, { zoom, room });
      options.offset = [x, y];
    }
    this.#map.fitBounds(bounds(box), options);
  }

  /** Moves the map to what the visitor asks for. `isListed`: the page lists it over the foot of the map. */
  open(box: MapBox, originalEvent: MouseEvent, isListed = false): void {
    const padding = roomFor(this.#search.roomAbove(), isListed);
    const maxZoom = deepestOf(this.#settings.base);
    this.#map.fitBounds(bounds(box), { padding, maxZoom }, { originalEvent });
  }

  goTo({ longitude, latitude }: Position): void {
    this.#map.panTo([longitude, latitude]);
  }

  /** Moves the map no farther than it takes to see a flag at this point beside the list of the page. */
  showBesideList({ longitude, latitude }: Position): void {
    const { x, y } = this.#map.project([longitude, latitude]);
    const room = roomFor(this.#search.roomAbove(), !isBesideList(x));
    const across = x - within(x, room.left, innerWidth - room.right);
    const down = y - within(y, room.top, innerHeight - room.bottom);
    if (across !== 0 || down !== 0) this.#map.panBy([across, down]);
  }

  /** Around the middle of what is seen: the frame may reach below the window. */
  zoomBy(steps: number): void {
    const { top, right, bottom, left } = roomFor(this.#search.roomAbove());
    const around = this.#map.unproject([(left + innerWidth - right) / 2, (top + innerHeight - bottom) / 2]);
    const zoom = Math.round((this.#map.getZoom() + steps) * 2) / 2;
    this.#map.easeTo({ zoom, around }, { originalEvent: true });
  }

  focus(): void {
    this.#map.getCanvas().focus();
  }

  pressKey(event: KeyboardEvent): void {
    this.#map.getCanvas().dispatchEvent(new KeyboardEvent('keydown', event));
  }

  get isDrawing(): boolean {
    return this.#area.isDrawing;
  }

  draw(): void {
    this.#area.start();
    this.#search.drawing();
    this.focus();
  }

  finishDrawing(): void {
    this.#area.finish();
  }

  stopDrawing(): void {
    this.#area.stop();
    this.#area.show(this.#shownArea);
    this.#search.drawing();
  }

  /** Keeps names from lying below the flags. */
  makeRoom(): void {
    this.#room.update();
    this.#signposts?.show(this.camera, this.#search.roomAbove());
  }

  get camera(): Camera {
    const view = this.#map.getBounds();
    const { lng, lat } = this.#map.getCenter();
    return {
      view: {
        west: view.getWest(),
        south: view.getSouth(),
        east: view.getEast(),
        north: view.getNorth(),
      },
      center: { longitude: lng, latitude: lat },
      zoom: this.#map.getZoom(),
      project: ({ longitude, latitude }) => this.#map.project([longitude, latitude]),
    };
  }
}

function bounds({ west, south, east, north }: MapBox): [number, number, number, number] {
  return [west, south, east, north];
}
