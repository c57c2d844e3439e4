import { type Box, frameBox } from './boxes.ts';

/**
 * How much of the frame lies below the window, in pixels. If little of it is visible, the whole frame counts.
 */
function hiddenBelow(): number {
  const top = window.frameElement?.getBoundingClientRect().top ?? 0;
  const seen = Math.min(innerHeight, window.parent.innerHeight - top);
  return seen > innerHeight / 3 ? innerHeight - seen : 0;
}

/** The part of the frame that is in the window. */
export function seenBox(): Box {
  return { ...frameBox(), bottom: innerHeight - hiddenBelow() };
}

/**
 * What stands at the foot of the map (`--below` in frame.css) ends with the window when the frame does not. Only when
 * the page has come to rest: it would tremble while the page scrolls. `moved`: is told of that.
 */
export function keepFootInWindow(moved: () => void): void {
  const place = () => {
    document.documentElement.style.setProperty('--below', `${hiddenBelow()}px`);
    moved();
  };
  place();
  addEventListener('resize', place);
  window.parent.addEventListener('scrollend', place);
  // The page outlives the frame when a visitor goes on from the map.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) window.parent.removeEventListener('scrollend', place);
  });
}

/** The list that the page may lay over the foot of the map (`.map-choice`), in pixels. */
const listed = { width: 464, height: 260 };

/** Whether a point so far from the left may lie below that list. */
export function isBesideList(x: number): boolean {
  return x > listed.width;
}

/**
 * The room that a view leaves free at its edges, in pixels: a flag stands above its point, half of it at each side, and
 * no flag may be hidden by the bar, by the buttons at the right, by the end of the window or by the list.
 */
export function roomFor(barBottom: number, isListed = false) {
  const below = isListed && innerHeight > 2 * listed.height ? listed.height : 44;
  return { top: barBottom + 44, right: 64, bottom: hiddenBelow() + below, left: 56 };
}
