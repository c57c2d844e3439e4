/**
 * How much of the frame lies below the window at first, in pixels. If little of it is visible, the whole frame counts.
 */
const hidden = hiddenBelow();

function hiddenBelow(): number {
  const top = window.frameElement?.getBoundingClientRect().top ?? 0;
  const seen = Math.min(innerHeight, window.parent.innerHeight - top);
  return seen > innerHeight / 3 ? innerHeight - seen : 0;
}

/**
 * The room that a view leaves free at its edges, in pixels: a flag stands above its point, half of it at each side, and
 * no flag may be hidden by the bar, by the buttons at the right or by the end of the window.
 */
export function roomFor(barBottom: number) {
  return { top: barBottom + 44, right: 64, bottom: hidden + 44, left: 56 };
}
