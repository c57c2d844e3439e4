import { type Box, isInside, overlap } from './boxes.ts';
import type { Camera } from './camera.ts';
import type { MapPoint } from './points.ts';
import { seenBox } from './room.ts';

type Acts = {
  choose: (point: MapPoint, event: MouseEvent) => void;
  /** The visitor points at these properties; empty: no longer at any. */
  light: (ids: number[]) => void;
  /** The keyboard reached a flag that is not seen whole. */
  goTo: (point: MapPoint) => void;
};

/** Its size in pixels when it is whole. */
type Flag = { element: HTMLButtonElement; point: MapPoint; width: number; height: number };

/** What lies over the map. */
const covers =
  '.bar > *, .zoom, .farther, .failure, .sources, .maplibregl-ctrl-scale, .maplibregl-ctrl-attrib';
/** In pixels. */
const tip = 6;
const dot = 12;

/**
 * The flags are buttons, so that keyboards and screen readers reach and name them. They lie over the still drawing and
 * then over the map that replaces it, and remain the same elements. A flag that something would cut is only a dot at its
 * point: half a price reads as another price. Where not even the dot has room, it is out of sight.
 */
export class Flags {
  readonly layer = document.createElement('div');
  readonly #acts: Acts;
  #shown = new Map<string, Flag>();
  #covers: Box[] = [];
  #chosen: ReadonlySet<number> = new Set();
  #lit: number | null = null;

  constructor(acts: Acts) {
    this.#acts = acts;
    this.layer.className = 'flags';
    document.body.append(this.layer);
  }

  /** Flags that stay keep their element, and with it the focus. False if the focused one is gone. */
  show(points: MapPoint[], camera: Camera): boolean {
    const before = this.#shown;
    const focused = document.activeElement;
    this.#shown = new Map();
    // From north to south: Tab reaches them in that order, and nearer flags lie over farther ones.
    for (const point of points.toSorted((a, b) => b.at.latitude - a.at.latitude)) {
      const key = `${point.ids[0]} ${point.label}`;
      const element = before.get(key)?.element ?? this.#make(key, point);
      before.delete(key);
      this.#shown.set(key, { element, point, width: 0, height: 0 });
    }
    for (const { element } of before.values()) element.remove();
    this.#measure();
    this.place(camera);
    this.#mark();
    return !focused?.classList.contains('flag') || focused.isConnected;
  }

  /** Moves the flags along with the map. */
  place({ project }: Camera): void {
    const seen = seenBox();
    const isFree = (box: Box) => isInside(box, seen) && !this.#covers.some((cover) => overlap(box, cover));
    for (const { element, point, width, height } of this.#shown.values()) {
      const { x, y } = project(point.at);
      element.style.translate = `calc(${Math.round(x)}px - 50%) calc(${Math.round(y)}px - 100%)`;
      const isWhole = isFree(above({ x, y }, width, height + tip));
      element.classList.toggle('is-dot', !isWhole);
      const isSeen = isWhole || isFree(above({ x, y: y + dot / 2 }, dot, dot));
      element.classList.toggle('is-out', !isSeen && document.activeElement !== element);
    }
  }

  /** The number of properties whose flag is out of sight. */
  get outOfSight(): number {
    return [...this.#shown.values()]
      .filter(({ element }) => element.classList.contains('is-out'))
      .reduce((sum, { point }) => sum + point.count, 0);
  }

  /** Draws the flag that holds all these properties as chosen. */
  choose(ids: Iterable<number>): void {
    this.#chosen = new Set(ids);
    this.#mark();
  }

  /** Draws the flag that holds the property whose card is pointed at. */
  light(id: number | null): void {
    this.#lit = id;
    this.#mark();
  }

  /** The flags in sight with their size in pixels, from their point up. */
  get drawn(): { point: MapPoint; width: number; height: number }[] {
    return [...this.#shown.values()]
      .filter(({ element }) => !element.classList.contains('is-out'))
      .map(({ element, point, width, height }) =>
        element.classList.contains('is-dot')
          ? { point, width: dot, height: dot / 2 }
          : { point, width, height: height + tip },
      );
  }

  /** The room that the flags take, with some air around it. */
  boxes({ project }: Camera): Box[] {
    return this.drawn.map(({ point, width, height }) => above(project(point.at), width + 8, height + 4));
  }

  #measure(): void {
    const flags = [...this.#shown.values()];
    for (const { element } of flags) element.classList.remove('is-dot');
    this.#covers = coverBoxes();
    for (const flag of flags) {
      flag.width = flag.element.offsetWidth;
      flag.height = flag.element.offsetHeight;
    }
  }

  #make(key: string, { label, name, count, isApproximate }: MapPoint): HTMLButtonElement {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = count > 1 ? 'flag is-group' : 'flag';
    if (isApproximate) {
      element.classList.add('is-approximate');
      element.title = name;
    }
    element.textContent = label;
    element.setAttribute('aria-label', name);
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      const point = this.#shown.get(key)?.point;
      if (point) this.#acts.choose(point, event);
    });
    element.addEventListener('focus', () => {
      const point = this.#shown.get(key)?.point;
      if (point && element.matches('.is-dot:focus-visible')) this.#acts.goTo(point);
    });
    const light = () => this.#acts.light(this.#shown.get(key)?.point.ids ?? []);
    const dim = () => this.#acts.light([]);
    for (const type of ['pointerenter', 'focus']) element.addEventListener(type, light);
    for (const type of ['pointerleave', 'blur']) element.addEventListener(type, dim);
    this.layer.append(element);
    return element;
  }

  #mark(): void {
    for (const { element, point } of this.#shown.values()) {
      // A group of which only some are listed would hide which one they are.
      const isChosen = this.#chosen.size > 0 && [...this.#chosen].every((id) => point.ids.includes(id));
      element.classList.toggle('is-chosen', isChosen);
      element.classList.toggle('is-lit', this.#lit !== null && point.ids.includes(this.#lit));
      if (point.count === 1) element.setAttribute('aria-pressed', String(isChosen));
    }
  }
}

/** The places of what lies over the map. */
export function coverBoxes(): Box[] {
  return [...document.querySelectorAll(covers)]
    .map((cover) => cover.getBoundingClientRect())
    .filter(({ width }) => width > 0);
}

/** A box that stands on a point, as a flag does. */
function above({ x, y }: { x: number; y: number }, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height, right: x + width / 2, bottom: y };
}
