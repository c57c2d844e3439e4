const steps = [2, 4, 6, 8, 10, 12, 14, 16, 20];

/** A round number that can be halved, with room above the highest bar. */
export function scaleTop(highest: number): number {
  for (let size = 1; ; size *= 10) {
    const found = steps.find((step) => step * size >= highest * 1.05);
    if (found) return found * size;
  }
}
