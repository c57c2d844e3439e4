export type Span = { from: number; to: number };

/** The parts of a row of the drawing that lie in the zone with this path: `M`, `L` and `Z` only. */
export function rowsOf(path: string): (y: number) => Span[] {
  const edges = path
    .split('Z')
    .filter(Boolean)
    .flatMap((ring) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((point) => {
          const [x = 0, y = 0] = point.split(' ').map(Number);
          return { x, y };
        });
      return points.map((start, index) => ({ start, end: points.at(index - 1) ?? start }));
    });
  const known = new Map<number, Span[]>();

  return (wanted) => {
    // Between two rows of points, so that each edge is either crossed or not.
    const y = Math.floor(wanted) + 0.5;
    const spans = known.get(y) ?? spansAt(y);
    known.set(y, spans);
    return spans;
  };

  function spansAt(y: number): Span[] {
    const crossings = edges
      .filter(({ start, end }) => start.y < y !== end.y < y)
      .map(({ start, end }) => start.x + ((y - start.y) * (end.x - start.x)) / (end.y - start.y))
      .sort((a, b) => a - b);
    return crossings.flatMap((from, index) => {
      const to = crossings[index + 1];
      return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
    });
  }
}
