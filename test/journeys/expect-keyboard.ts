import type { Page } from '@playwright/test';
import { expect } from './strict-page.ts';

type Stop = { mark: string; name: string };

/**
 * Presses Tab from the top of the page to its end: everything that can be pressed or filled in takes the focus, shows
 * it, and is in sight then (WCAG 2.2: 2.1.1, 2.1.2, 2.4.7, 2.4.11).
 */
export async function expectKeyboardReaches(page: Page): Promise<void> {
  const stops = await page.evaluate(markStops);
  const reached = new Set<string | undefined>();
  const faults = new Set<string>();
  // A date field has several stops.
  for (let pressed = 0; pressed < 4 * stops.length + 20; pressed++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(lookAtFocus);
    if (!focus) break;
    reached.add(focus.mark);
    if (focus.fault) faults.add(`${focus.name}: ${focus.fault}`);
  }
  const left = new Set(await page.evaluate(listShownMarks));
  for (const { mark, name } of stops)
    if (!reached.has(mark) && left.has(mark)) faults.add(`${name}: not reached`);
  expect([...faults], page.url()).toEqual([]);
}

/**
 * Marks the elements that Tab should stop at: one of each group of radio buttons, and none that arrow keys reach. The
 * page in a frame is walked elsewhere.
 */
function markStops(): Stop[] {
  for (const frame of document.querySelectorAll('iframe')) frame.tabIndex = -1;
  const radios = new Set<string>();
  const stops: Stop[] = [];
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable=true]',
  );
  for (const element of all) {
    if (element.tabIndex < 0 || element.matches(':disabled, [inert] *, [contenteditable] a')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = document.querySelectorAll<HTMLInputElement>(
        `[type=radio][name="${CSS.escape(element.name)}"]`,
      );
      const chosen = [...group].find(({ checked, form }) => checked && form === element.form);
      if (radios.has(element.name) || (chosen && chosen !== element)) continue;
      radios.add(element.name);
    }
    element.dataset.stop = String(stops.length);
    const text = element.innerText || element.getAttribute('name') || element.className;
    stops.push({ mark: element.dataset.stop, name: `<${element.localName}> ${text.slice(0, 40)}` });
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  return stops;
}

/** Undefined at the end of the page. */
function lookAtFocus(): { mark: string | undefined; name: string; fault: string | undefined } | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return;
  // A hidden box is drawn by its label or by an element beside it.
  const drawn = [element, element.closest('label'), element.nextElementSibling, element.parentElement];
  const isShown = drawn.some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const between = (from: number, to: number, most: number, part: number) => {
    const [start, end] = [Math.max(from, 0), Math.min(to, most)];
    return start + (end - start) * part;
  };
  const over = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(between(left, right, innerWidth, 0.5), between(top, bottom, innerHeight, part)),
  );
  // A part of it in sight is enough, as for a long text that is being written.
  const isSeen = over.some(
    (each) =>
      each !== null &&
      (element.contains(each) || each.contains(element) || each.closest('label')?.contains(element) === true),
  );
  const text = element.innerText || element.getAttribute('name') || element.className;
  return {
    mark: element.dataset.stop,
    name: `<${element.localName}> ${text.slice(0, 40)}`,
    fault: isShown ? (isSeen ? undefined : `out of sight, under <${over[1]?.localName}>`) : 'shows no focus',
  };
}

/** Leaves out elements that scripts have replaced or folded in the meantime. */
function listShownMarks(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-stop]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.dataset.stop);
}
