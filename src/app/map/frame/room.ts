/**
 * How much of the frame lies below the window at first, in pixels. If little of it is visible, the whole frame counts.
 */
const hidden = hiddenBelow();

function hiddenBelow(): number {
  const top = window.frameElement?.getBoundingClientRect().top ?? 0;
  const seen = Math.min(innerHeight, window.parent.innerHeight - top);
  return seen > innerHeight / 3 ? innerHeight - seen : 0;
}

/** The height of the list that the page may lay over the foot of the map (`.map-choice`), in pixels. */
const listed = 260;

/**
 * The room that a view leaves free at its edges, in pixels: a flag stands above its point, half of it at each side, and
 * no flag may be hidden by the bar, by the buttons at the right, by the end of the window or by the list.
 */
export function roomFor(barBottom: number, isListed = false) {
  const below = isListed && innerHeight > 2 * listed ? listed : 44;
  return { top: barBottom + 44, right: 64, bottom: hidden + below, left: 56 };
}
