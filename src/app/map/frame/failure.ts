import { button } from './controls.ts';
import type { MapWords } from './settings.ts';

/** Says over the map that its properties did not load; those of the last answer stay. */
export class Failure {
  readonly #box = document.createElement('div');

  constructor({ failed, tryAgain }: Pick<MapWords, 'failed' | 'tryAgain'>, askAgain: () => void) {
    this.#box.className = 'failure';
    this.#box.hidden = true;
    this.#box.setAttribute('role', 'alert');
    const sentence = document.createElement('p');
    sentence.textContent = failed;
    this.#box.append(sentence, button(tryAgain, askAgain));
    document.body.append(this.#box);
  }

  show(hasFailed: boolean): void {
    this.#box.hidden = !hasFailed;
  }
}
