/** In the style sheet: 12 px below the field, 40 px above it; and 8 px of air at the other end. */
const gapBelow = 20;
const gapAbove = 48;
const mostHigh = 352;
/** Three suggestions: fewer would hide that there are more. */
const leastHigh = 132;

/**
 * Suggestions that lie over the page open below their field, or above it if there is more room: within the visible part
 * of the window, which a keyboard on the screen makes smaller, and not below the header. Suggestions that push the page
 * down are only kept short.
 */
export function openWhereRoom(list: HTMLElement): void {
  const isOver = getComputedStyle(list).position === 'absolute';
  const { top, bottom } = (list.offsetParent ?? list).getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  const above = top - Math.max(offsetTop, header) - gapAbove;
  const below = offsetTop + height - (isOver ? bottom : list.getBoundingClientRect().top) - gapBelow;
  const isAbove =
    isOver && below < Math.min(list.scrollHeight, mostHigh) && above > Math.max(below, leastHigh);
  list.toggleAttribute('data-above', isAbove);
  list.style.maxHeight = `${Math.max(leastHigh, Math.min(mostHigh, isAbove ? above : below))}px`;
}
