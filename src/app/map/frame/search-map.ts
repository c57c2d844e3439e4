import { isOneSpot, mostListed } from '#domain/map/map-groups.ts';
import type { MapMessage, MapReport } from '#domain/map/map-message.ts';
import type { Box } from '#domain/search/area.ts';
import { type Camera, cameraOf } from './camera.ts';
import { Controls } from './controls.ts';
import { Failure } from './failure.ts';
import { Flags } from './flags.ts';
import type { MovingMap } from './moving-map.ts';
import { type MapPoint, PointSource } from './points.ts';
import { roomFor } from './room.ts';
import { type FrameSettings, stillId } from './settings.ts';
import { writeNames } from './still-names.ts';

/** What tells that somebody wants to use the map. */
const interest = ['pointermove', 'pointerdown', 'wheel', 'focusin', 'keydown'];

/**
 * The map of a list: what it found as flags, first over a still drawing of the first view, which the server has made.
 * The map that moves weighs a quarter of a megabyte and takes seconds of a slow phone: it takes the place of the drawing
 * when somebody begins to use it.
 */
export class SearchMap {
  readonly #settings: FrameSettings;
  readonly #report: (report: MapReport) => void;
  /** Its elements come from the server (server/map/still-map.ts); undefined where the page asked for none. */
  readonly #still = readStill();
  readonly #ground = document.getElementById('map') ?? document.body;
  readonly #source = new PointSource();
  readonly #flags: Flags;
  readonly #controls: Controls;
  readonly #failure: Failure;
  #message: MapMessage | undefined;
  #camera: Camera | undefined;
  #map: MovingMap | undefined;
  #waking: Promise<MovingMap | undefined> | undefined;
  /** The box that the page last asked for, and the one that the visitor last went to: the map goes to neither again. */
  #asked = '';
  #own = '';
  /** The group that was opened last. */
  #opened: Box | undefined;

  constructor(settings: FrameSettings, report: (report: MapReport) => void) {
    this.#settings = settings;
    this.#report = report;
    this.#stayReachable();
    this.#flags = new Flags({
      choose: (point, event) => this.#choose(point, event),
      light: (ids) => report({ type: 'lit', ids }),
    });
    this.#controls = new Controls(settings.words, {
      follow: (follows) => report({ type: 'follow', follows }),
      zoom: (steps) => void this.#use((map) => map.zoomBy(steps)),
      draw: () => void this.#use((map) => map.draw()),
      finish: () => this.#map?.finishDrawing(),
      stop: () => this.#map?.stopDrawing(),
      clear: () => report({ type: 'drawn', area: null }),
    });
    this.#failure = new Failure(settings.words, () => void this.#ask());
    for (const type of interest)
      addEventListener(type, () => void this.#wake(), { once: true, passive: true });
    addEventListener('resize', () => this.#map ?? this.#lookAtStill());
  }

  show(message: MapMessage): void {
    const before = this.#message;
    const { box, area, chosen, lit, search } = message.messageInfo;
    this.#message = message;
    this.#flags.choose(chosen);
    this.#flags.light(lit);
    this.#showControls();
    this.#map?.showArea(area);
    const asked = JSON.stringify(box);
    const isNew = asked !== this.#asked && asked !== this.#own;
    this.#asked = asked;
    if (!before) this.#lookAtStill();
    else if (box && isNew) void this.#use((map) => map.fit(box));
    // The drawing has neither streets nor an area.
    if (!this.#camera || area || this.#settings.base.kind !== 'own') void this.#wake();
    if (before?.messageInfo.search !== search) void this.#ask();
  }

  #lookAtStill(): void {
    const { still } = this.#settings;
    if (!this.#still || !still) return;
    const { drawing } = this.#still;
    const { top, right, bottom, left } = roomFor(this.#controls.bottom);
    drawing.style.top = `${top}px`;
    drawing.style.left = `${left}px`;
    drawing.style.width = `${innerWidth - left - right}px`;
    drawing.style.height = `${innerHeight - top - bottom}px`;
    this.#moved(cameraOf(drawing, still.box), false);
    this.#writeNames();
  }

  /** The drawing is reached by keyboard as the map is; keys that come too early are pressed again. */
  #stayReachable(): void {
    this.#ground.tabIndex = 0;
    this.#ground.role = 'region';
    this.#ground.ariaLabel = this.#settings.words.map;
    this.#ground.addEventListener('keydown', (event) => {
      if (!this.#map) void this.#use((map) => map.pressKey(event));
    });
  }

  #writeNames(): void {
    const { still } = this.#settings;
    if (this.#map || !this.#camera || !still || !this.#still) return;
    const { project } = this.#camera;
    const taken = this.#flags.drawn.map(({ point, width, height }) => {
      const { x, y } = project(point.at);
      return { left: x - width / 2 - 4, top: y - height - 10, right: x + width / 2 + 4, bottom: y };
    });
    writeNames(this.#still.names, still.names, this.#camera, taken);
  }

  /** The map's own element is what is reached from now on. Gives whether the drawing was. */
  #leaveToMap(): boolean {
    const isFocused = document.activeElement === this.#ground;
    for (const name of ['tabindex', 'role', 'aria-label']) this.#ground.removeAttribute(name);
    return isFocused;
  }

  /** Does it with the map that moves, now or when it is there. */
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
        flags: this.#flags,
        roomAbove: () => this.#controls.bottom,
        moved: (camera, byVisitor) => this.#moved(camera, byVisitor),
        clicked: () => this.#chooseNothing(),
        drawn: (area) => this.#report({ type: 'drawn', area }),
        drawing: () => this.#showControls(),
      });
      await map.isDrawn;
      this.#map = map;
      this.#still?.all.remove();
      if (isFocused) map.focus();
      if (!this.#camera) this.#goToAsked(map);
      map.showArea(this.#message?.messageInfo.area ?? null);
      return map;
    } catch (error) {
      // No WebGL, or no connection: the drawing stays, and its flags answer.
      console.warn(error);
      this.#controls.showUnable();
      return undefined;
    } finally {
      this.#controls.showLoading(false);
    }
  }

  /** Where there was no drawing. */
  #goToAsked(map: MovingMap): void {
    const box = this.#message?.messageInfo.box;
    if (box) map.fit(box);
    else this.#moved(map.camera, false);
  }

  #moved(camera: Camera, byVisitor: boolean): void {
    this.#camera = camera;
    const box = rounded(camera.view);
    if (byVisitor) this.#own = JSON.stringify(box);
    this.#report({ type: 'moved', box, byVisitor });
    void this.#ask();
  }

  async #ask(): Promise<void> {
    if (!this.#message || !this.#camera) return;
    const { messageInfo, ignoreList } = this.#message;
    try {
      // The zoom that the server knows counts tiles of 256 px.
      const { points, found } = await this.#source.ask(
        messageInfo.search,
        this.#camera.view,
        this.#camera.zoom + 1,
      );
      const shown = points.filter(({ ids, count }) => count > 1 || !ignoreList.includes(ids[0] ?? 0));
      if (!this.#flags.show(shown, this.#camera)) this.#map?.focus();
      this.#writeNames();
      this.#map?.makeRoom();
      this.#controls.showLoading(false);
      this.#report({ type: 'found', words: found });
      this.#failure.show(false);
    } catch (error) {
      // An aborted request gave way to a newer one.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn(error);
      this.#failure.show(true);
    }
  }

  /**
   * A group is gone to; the second one within it is also listed, since nobody should have to go on and on. What stands
   * at one spot is only listed.
   */
  #choose({ count, ids, box }: MapPoint, originalEvent: MouseEvent): void {
    const isListed = isOneSpot(box) || (count <= mostListed && this.#isInOpened(box));
    if (count === 1 || isListed) {
      const listed = ids.slice(0, mostListed);
      this.#flags.choose(listed);
      this.#report({ type: 'chosen', ids: listed });
    }
    if (count === 1 || isOneSpot(box)) return;
    this.#opened = box;
    void this.#use((map) => map.fit(box, originalEvent));
  }

  #isInOpened({ west, south, east, north }: Box): boolean {
    const opened = this.#opened;
    return (
      opened !== undefined &&
      west >= opened.west &&
      east <= opened.east &&
      south >= opened.south &&
      north <= opened.north
    );
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

/** To four decimals, as in an address. */
function rounded({ west, south, east, north }: Box): Box {
  const round = (degrees: number) => Number(degrees.toFixed(4));
  return { west: round(west), south: round(south), east: round(east), north: round(north) };
}

function readStill() {
  const all = document.getElementById(stillId);
  const drawing = all?.querySelector('svg');
  const names = all?.querySelector<HTMLElement>('.names');
  return all && drawing && names ? { all, drawing, names } : undefined;
}
