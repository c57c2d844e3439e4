const steps = [2, 4, 6, 8, 10, 12, 14, 16, 20];

/** Takes the highest bar of a graph; gives where its scale ends: a round number that can be halved, with room above. */
export function scaleTop(highest: number): number {
  for (let size = 1; ; size *= 10) {
    const found = steps.find((step) => step * size >= highest * 1.05);
    if (found) return found * size;
  }
}
