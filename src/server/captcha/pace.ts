/** Lets so many through a second, and as many at once after an idle second. The function says whether one may go on. */
export function createPace(perSecond: number): () => boolean {
  let left = perSecond;
  let filledAt = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(perSecond, left + ((now - filledAt) * perSecond) / 1000);
    filledAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
