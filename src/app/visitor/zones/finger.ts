/** Pixels: the reach of a finger from its middle, and the size below which it misses an area. */
const reach = 18;
const smallest = 36;

const around = [
  [0, 0],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;

/** True if a finger at this place of the window touches several areas, one of which is too small to be hit reliably. */
export function isUnsure({ clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const touched = new Set(
    around.flatMap(([right, down]) => {
      const found = document.elementFromPoint(clientX + right * reach, clientY + down * reach);
      return found instanceof SVGPathElement ? [found] : [];
    }),
  );
  const isSmall = (path: SVGPathElement) => {
    const { width, height } = path.getBoundingClientRect();
    return Math.min(width, height) < smallest;
  };
  return touched.size > 1 && [...touched].some(isSmall);
}
