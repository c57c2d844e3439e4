/** How much of the frame lies below the window, in pixels. */
let hidden = 0;

/** Finds out what of the frame is in sight. Where nothing is, all of it counts. */
export function lookHowMuchIsSeen(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      const seen = entry?.intersectionRect.bottom ?? 0;
      hidden = seen > innerHeight / 3 ? innerHeight - seen : 0;
      resolve();
    });
    observer.observe(document.documentElement);
  });
}

/**
 * What a view leaves free at its edges, in pixels: a flag stands above its point, with one half at each side, and no
 * flag may be hidden by the bar, by the buttons at the right or by the end of the window.
 */
export function roomFor(barBottom: number) {
  return { top: barBottom + 44, right: 64, bottom: hidden + 44, left: 56 };
}
