import { formatNumber } from '#domain/text/numbers.ts';
import type { FrameSettings, MapWords } from './settings.ts';

type Acts = {
  follow: (follows: boolean) => void;
  zoom: (steps: number) => void;
  draw: () => void;
  finish: () => void;
  stop: () => void;
  clear: () => void;
  streets: () => void;
  /** Shows what lies outside the first view. */
  goFarther: (event: MouseEvent) => void;
};

/** Lies over the map of a search: a box to let the list follow the map, a button to draw an area, zoom buttons. */
export class Controls {
  readonly #follow: HTMLInputElement;
  readonly #draw: HTMLButtonElement;
  readonly #clear: HTMLButtonElement;
  readonly #streets: HTMLButtonElement;
  readonly #finish: HTMLButtonElement;
  readonly #stop: HTMLButtonElement;
  readonly #hint: HTMLParagraphElement;
  readonly #farther: HTMLButtonElement;
  readonly #loading: HTMLParagraphElement;
  readonly #bar: HTMLElement;
  readonly #zoom: HTMLElement;
  readonly #words: MapWords;
  #offersStreets: boolean;

  constructor({ words, streets }: Pick<FrameSettings, 'words' | 'streets'>, acts: Acts) {
    this.#words = words;
    this.#offersStreets = streets !== 'none';
    this.#bar = document.createElement('div');
    this.#bar.className = 'bar';

    const label = document.createElement('label');
    this.#follow = document.createElement('input');
    this.#follow.type = 'checkbox';
    this.#follow.addEventListener('change', () => acts.follow(this.#follow.checked));
    label.append(this.#follow, words.follow);

    this.#draw = button(words.draw, acts.draw);
    this.#finish = button(words.finish, acts.finish);
    this.#stop = button(words.stop, acts.stop);
    this.#clear = button(words.clear, acts.clear);
    this.#streets = button(streets === 'shown' ? words.hideStreets : words.showStreets, acts.streets);
    this.#hint = document.createElement('p');
    this.#hint.setAttribute('role', 'status');
    this.#hint.dataset.words = words.drawHint;

    this.#farther = button('', acts.goFarther);
    this.#farther.className = 'farther';

    this.#loading = document.createElement('p');
    this.#loading.className = 'loading';
    this.#loading.setAttribute('aria-live', 'polite');
    this.#loading.textContent = words.loading;

    this.#bar.append(label, this.#draw, this.#clear, this.#streets, this.#finish, this.#stop, this.#hint);
    this.#zoom = zoomButtons(words, acts.zoom);
    document.body.prepend(this.#bar);
    document.body.append(this.#zoom, this.#farther, this.#loading);
  }

  /** How far down the map the bar reaches, in pixels. */
  get bottom(): number {
    return this.#bar.offsetTop + this.#bar.offsetHeight;
  }

  /** `count`: the properties that are out of sight. */
  showFarther(count: number): void {
    const { one, other } = this.#words.farther;
    const words = (count === 1 ? one : other).replace('{{count}}', formatNumber(count));
    this.#farther.textContent = count > 0 ? words : '';
  }

  /** The button that enlarges is off there. It is not disabled, since it would lose the focus that it may have. */
  showDeepest(isDeepest: boolean): void {
    this.#zoom.firstElementChild?.setAttribute('aria-disabled', String(isDeepest));
  }

  showLoading(isLoading: boolean): void {
    this.#loading.textContent = isLoading ? this.#words.loading : '';
  }

  /** For when the drawing is all there is and nothing can move it. */
  showUnable(): void {
    this.#zoom.hidden = true;
    this.#draw.hidden = true;
    this.offerStreets(false);
    this.#hint.textContent = this.#words.notSupported;
  }

  /** Nothing is to be hidden where streets did not load; the sentence that says so offers another try. */
  offerStreets(isOffered: boolean): void {
    this.#offersStreets = isOffered;
    this.#streets.hidden = !isOffered;
  }

  show(state: { follows: boolean; hasArea: boolean; isDrawing: boolean }): void {
    const { follows, hasArea, isDrawing } = state;
    this.#follow.checked = follows;
    this.#draw.hidden = isDrawing || hasArea;
    this.#clear.hidden = isDrawing || !hasArea;
    this.#streets.hidden = isDrawing || !this.#offersStreets;
    this.#finish.hidden = !isDrawing;
    this.#stop.hidden = !isDrawing;
    this.#hint.textContent = isDrawing ? (this.#hint.dataset.words ?? '') : '';
  }
}

export function button(text: string, act: (event: MouseEvent) => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', act);
  return element;
}

/** Like MapLibre's own, since MapLibre comes later. */
function zoomButtons({ zoomIn, zoomOut }: MapWords, zoom: Acts['zoom']): HTMLElement {
  const group = document.createElement('div');
  group.className = 'zoom maplibregl-ctrl maplibregl-ctrl-group';
  for (const [name, words, steps] of [
    ['in', zoomIn, 1],
    ['out', zoomOut, -1],
  ] as const) {
    const element = button('', () => zoom(steps));
    element.className = `maplibregl-ctrl-zoom-${name}`;
    element.setAttribute('aria-label', words);
    element.title = words;
    const icon = document.createElement('span');
    icon.className = 'maplibregl-ctrl-icon';
    icon.setAttribute('aria-hidden', 'true');
    element.append(icon);
    group.append(element);
  }
  return group;
}
