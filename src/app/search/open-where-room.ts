const widestGap = 24;
const mostHigh = 352;
/** Three suggestions: fewer would hide that there are more. */
const leastHigh = 132;

/**
 * Suggestions that lie over the page open below their field, or above it if there is more room: within the visible part
 * of the window, which a keyboard on the screen makes smaller. Suggestions that push the page down are only kept short.
 */
export function openWhereRoom(list: HTMLElement): void {
  const isOver = getComputedStyle(list).position === 'absolute';
  const { top, bottom } = (list.offsetParent ?? list).getBoundingClientRect();
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const above = top - offsetTop - widestGap;
  const below = offsetTop + height - (isOver ? bottom : list.getBoundingClientRect().top) - widestGap;
  const isAbove = isOver && below < Math.min(list.scrollHeight, mostHigh) && above > below;
  list.toggleAttribute('data-above', isAbove);
  list.style.maxHeight = `${Math.max(leastHigh, Math.min(mostHigh, isAbove ? above : below))}px`;
}
