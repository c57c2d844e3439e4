import type { MapMessage, MapReport } from '#domain/map/map-message.ts';
import type { MapBox } from '#domain/search/area.ts';
import type { Camera } from './camera.ts';
import { Controls } from './controls.ts';
import { deepestOf } from './deepest-zoom.ts';
import { Failure } from './failure.ts';
import { Flags } from './flags.ts';
import { Groups } from './groups.ts';
import type { MovingMap } from './moving-map.ts';
import { type MapPoint, PointSource } from './points.ts';
import { keepFootInWindow } from './room.ts';
import type { FrameSettings } from './settings.ts';
import { StillDrawing } from './still-drawing.ts';

/** Events that show that somebody wants to use the map. */
const interest = ['pointermove', 'pointerdown', 'wheel', 'focusin', 'keydown'];

/**
 * The map of a list: the properties found as flags, first over a still drawing of the first view, which the server has
 * made. The map that moves weighs a quarter of a megabyte and takes seconds of a slow phone: it replaces the drawing
 * when somebody begins to use it.
 */
export class SearchMap {
  readonly #settings: FrameSettings;
  readonly #report: (report: MapReport) => void;
  readonly #still: StillDrawing | undefined;
  readonly #ground = document.getElementById('map') ?? document.body;
  readonly #source = new PointSource();
  readonly #groups = new Groups();
  readonly #flags: Flags;
  readonly #controls: Controls;
  readonly #failure: Failure;
  #message: MapMessage | undefined;
  #camera: Camera | undefined;
  #map: MovingMap | undefined;
  #waking: Promise<MovingMap | undefined> | undefined;
  /**
   * The box that the page last asked for, and the one that the visitor last went to: the map does not go to either
   * again.
   */
  #asked = '';
  #own = '';
  /** How many properties lie outside the view. */
  #farther = 0;

  constructor(settings: FrameSettings, report: (report: MapReport) => void) {
    this.#settings = settings;
    this.#report = report;
    this.#still = StillDrawing.find(settings.still);
    this.#stayReachable();
    this.#flags = new Flags({
      choose: (point, event) => this.#choose(point, event),
      light: (ids) => report({ type: 'lit', ids }),
      goTo: ({ at }) => void this.#use((map) => map.goTo(at)),
    });
    this.#controls = new Controls(settings, {
      follow: (follows) => report({ type: 'follow', follows }),
      zoom: (steps) => void this.#use((map) => map.zoomBy(steps)),
      draw: () => void this.#use((map) => map.draw()),
      finish: () => this.#map?.finishDrawing(),
      stop: () => this.#map?.stopDrawing(),
      clear: () => report({ type: 'drawn', area: null }),
      streets: () => report({ type: 'wish', isForStreets: settings.streets === 'offered' }),
      goFarther: (event) => this.#goFarther(event),
    });
    this.#failure = new Failure(settings.words, () => void this.#ask());
    for (const type of interest)
      addEventListener(type, () => void this.#wake(), { once: true, passive: true });
    this.#showControls();
    keepFootInWindow(() => this.#placeFlags());
    this.#fitStill();
    addEventListener('resize', () => {
      if (this.#map) return;
      this.#fitStill();
      this.#look();
    });
  }

  show(message: MapMessage): void {
    const before = this.#message;
    const { box, area, chosen, lit, search, farther } = message.messageInfo;
    this.#message = message;
    this.#flags.choose(chosen);
    this.#flags.light(lit);
    this.#showControls();
    this.#map?.showArea(area);
    const asked = JSON.stringify(box);
    const isNew = asked !== this.#asked && asked !== this.#own;
    this.#asked = asked;
    if (!before) this.#look();
    else if (box && isNew) void this.#use((map) => map.fit(box, farther));
    // The drawing has neither streets nor an area.
    if (!this.#camera || area || this.#settings.base.kind !== 'own') void this.#wake();
    if (before?.messageInfo.search !== search) void this.#ask();
  }

  #fitStill(): void {
    if (!this.#still) return;
    this.#camera = this.#still.fit(this.#controls.bottom);
    this.#still.writeNames(this.#camera, this.#flags);
  }

  /**
   * The keyboard reaches the drawing as it would the map; a key pressed before the map is there is pressed again on it.
   */
  #stayReachable(): void {
    this.#ground.tabIndex = 0;
    this.#ground.role = 'region';
    this.#ground.ariaLabel = this.#settings.words.map;
    this.#ground.addEventListener('keydown', (event) => {
      if (event.target === this.#ground) void this.#use((map) => map.pressKey(event));
    });
  }

  /** The keyboard reaches the map's own element from now on. True if the drawing had the focus. */
  #leaveToMap(): boolean {
    const isFocused = document.activeElement === this.#ground;
    for (const name of ['tabindex', 'role', 'aria-label']) this.#ground.removeAttribute(name);
    return isFocused;
  }

  /** Runs `act` with the map that moves, now or when it is there. */
  async #use(act: (map: MovingMap) => void): Promise<void> {
    const map = await this.#wake();
    if (map) act(map);
  }

  #wake(): Promise<MovingMap | undefined> {
    this.#waking ??= this.#load();
    return this.#waking;
  }

  async #load(): Promise<MovingMap | undefined> {
    this.#controls.showLoading(true);
    try {
      const { MovingMap } = await import('./moving-map.ts');
      const isFocused = this.#leaveToMap();
      const map = new MovingMap(this.#settings, {
        camera: this.#camera,
        view: this.#message?.messageInfo.view,
        flags: this.#flags,
        roomAbove: () => this.#controls.bottom,
        moved: (camera, byVisitor) => this.#moved(camera, byVisitor),
        clicked: () => this.#chooseNothing(),
        drawn: (area) => this.#report({ type: 'drawn', area }),
        drawing: () => this.#showControls(),
        streets: (areThere) => {
          this.#controls.offerStreets(areThere);
          this.#report({ type: 'streets', areThere });
        },
      });
      if (isFocused) map.focus();
      await map.isDrawn;
      this.#map = map;
      this.#still?.remove();
      if (!this.#camera) this.#goToAsked(map);
      map.showArea(this.#message?.messageInfo.area ?? null);
      map.makeRoom();
      return map;
    } catch (error) {
      // No WebGL, or no connection: the drawing stays, and its flags still work.
      console.warn(error);
      this.#controls.showUnable();
      return undefined;
    } finally {
      this.#controls.showLoading(false);
    }
  }

  /** For a map that had no drawing. */
  #goToAsked(map: MovingMap): void {
    const { box, view, farther } = this.#message?.messageInfo ?? {};
    if (box && !view) map.fit(box, farther);
    else this.#moved(map.camera, false);
  }

  #look(): void {
    const camera = this.#map?.camera ?? this.#camera;
    if (camera) this.#moved(camera, false);
  }

  #moved(camera: Camera, byVisitor: boolean): void {
    this.#camera = camera;
    this.#controls.showDeepest(this.#isDeepest);
    const box = rounded(camera.view);
    if (byVisitor) this.#own = JSON.stringify(box);
    this.#report({ type: 'moved', box, byVisitor });
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (!this.#message || !this.#camera) return;
    const { messageInfo, ignoreList } = this.#message;
    try {
      // The server counts zooms in tiles of 256 px.
      const { points, found, farther } = await this.#source.ask(
        messageInfo.search,
        this.#camera.view,
        this.#camera.zoom + 1,
      );
      const shown = points.filter(({ ids, count }) => count > 1 || !ignoreList.includes(ids[0] ?? 0));
      this.#farther = messageInfo.farther ? farther : 0;
      // Where it stands it may cover a flag, and where it is gone none.
      this.#controls.showFarther(this.#farther);
      if (!this.#flags.show(shown, this.#camera)) this.#map?.focus();
      this.#controls.showFarther(this.#farther + this.#flags.outOfSight);
      if (this.#map) this.#map.makeRoom();
      else this.#still?.writeNames(this.#camera, this.#flags);
      this.#controls.showLoading(false);
      this.#report({ type: 'found', words: found });
      this.#failure.show(false);
    } catch (error) {
      // A newer request has aborted this one.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn(error);
      this.#failure.show(true);
    }
  }

  /** Another part of the frame is in the window. */
  #placeFlags(): void {
    const camera = this.#map?.camera ?? this.#camera;
    if (!camera) return;
    this.#flags.place(camera);
    this.#controls.showFarther(this.#farther + this.#flags.outOfSight);
  }

  get #isDeepest(): boolean {
    return this.#camera !== undefined && this.#camera.zoom >= deepestOf(this.#settings.base);
  }

  #goFarther(event: MouseEvent): void {
    const { farther, box } = this.#message?.messageInfo ?? {};
    const wanted = farther ?? box;
    if (wanted) void this.#use((map) => map.open(wanted, event));
  }

  #choose(point: MapPoint, originalEvent: MouseEvent): void {
    const { isListed, isGoneTo } = this.#groups.open(point, this.#isDeepest);
    if (isListed) {
      this.#flags.choose(point.ids);
      this.#report({ type: 'chosen', ids: point.ids });
    } else this.#chooseNothing();
    void this.#use((map) => {
      if (isGoneTo) map.open(point.box, originalEvent, isListed);
      else map.showBesideList(point.at);
    });
  }

  #chooseNothing(): void {
    this.#flags.choose([]);
    this.#report({ type: 'chosen', ids: [] });
  }

  #showControls(): void {
    this.#controls.show({
      follows: this.#message?.messageInfo.follows ?? false,
      hasArea: Boolean(this.#message?.messageInfo.area),
      isDrawing: this.#map?.isDrawing ?? false,
    });
  }
}

/** Rounds to four decimals, as in an address. */
function rounded({ west, south, east, north }: MapBox): MapBox {
  const round = (degrees: number) => Number(degrees.toFixed(4));
  return { west: round(west), south: round(south), east: round(east), north: round(north) };
}
