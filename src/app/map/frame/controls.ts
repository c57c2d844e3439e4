import type { MapWords } from './settings.ts';

type Acts = {
  follow: (follows: boolean) => void;
  draw: () => void;
  finish: () => void;
  stop: () => void;
  clear: () => void;
};

/** The bar over the map of a search: whether the list follows the map, and an area to be drawn. */
export class Controls {
  readonly #follow: HTMLInputElement;
  readonly #draw: HTMLButtonElement;
  readonly #clear: HTMLButtonElement;
  readonly #finish: HTMLButtonElement;
  readonly #stop: HTMLButtonElement;
  readonly #hint: HTMLParagraphElement;
  readonly #bar: HTMLElement;

  constructor(words: MapWords, acts: Acts) {
    this.#bar = document.createElement('div');
    this.#bar.className = 'bar';
    this.#bar.hidden = true;

    const label = document.createElement('label');
    this.#follow = document.createElement('input');
    this.#follow.type = 'checkbox';
    this.#follow.addEventListener('change', () => acts.follow(this.#follow.checked));
    label.append(this.#follow, words.follow);

    this.#draw = button(words.draw, acts.draw);
    this.#finish = button(words.finish, acts.finish);
    this.#stop = button(words.stop, acts.stop);
    this.#clear = button(words.clear, acts.clear);
    this.#hint = document.createElement('p');
    this.#hint.setAttribute('role', 'status');
    this.#hint.dataset.words = words.drawHint;

    this.#bar.append(label, this.#draw, this.#clear, this.#finish, this.#stop, this.#hint);
    document.body.prepend(this.#bar);
  }

  /** How far down the map the bar reaches, in pixels; 0 while it is hidden. */
  get bottom(): number {
    return this.#bar.hidden ? 0 : this.#bar.offsetTop + this.#bar.offsetHeight;
  }

  show(state: { isSearch: boolean; follows: boolean; hasArea: boolean; isDrawing: boolean }): void {
    const { isSearch, follows, hasArea, isDrawing } = state;
    this.#bar.hidden = !isSearch;
    this.#follow.checked = follows;
    this.#draw.hidden = isDrawing || hasArea;
    this.#clear.hidden = isDrawing || !hasArea;
    this.#finish.hidden = !isDrawing;
    this.#stop.hidden = !isDrawing;
    this.#hint.textContent = isDrawing ? (this.#hint.dataset.words ?? '') : '';
  }
}

export function button(text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', act);
  return element;
}
