const TRAVEL_MS = 500;

/** Takes about half a second; a turn of the wheel or a touch ends it. */
export function travelToTop(): void {
  const from = scrollY;
  const begin = performance.now();
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  for (const name of ['wheel', 'touchstart']) addEventListener(name, stop, { once: true, passive: true });
  function step(now: number) {
    if (stopped) return;
    const left = 1 - Math.min(1, Math.max(0, now - begin) / TRAVEL_MS);
    scrollTo({ top: from * left ** 3, behavior: 'instant' });
    if (left > 0) requestAnimationFrame(step);
  }
  requestAnimationFrame(step);
}
