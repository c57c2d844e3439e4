import { boxAround, type MapBox, type Position } from '#domain/search/area.ts';

/** A smaller number of positions is shown whole. */
const fewest = 10;
/** At least this share of the positions stays in view. */
const share = 0.9;
/** A view is narrowed only to a part that is at most this large, as a share of the area of the whole. */
const largest = 0.6;
/** Cells along each side of the grid in which positions are counted. */
const side = 64;

/**
 * The box in which nine tenths of the positions lie, if it is much smaller than the box around all of them; else that
 * box. Takes edges off the whole, always the one that costs the fewest positions for what it saves. `outside`: how many positions were left out.
 */
export function boxOfMost(positions: readonly Position[]): { box: MapBox; outside: number } | undefined {
  if (positions.length === 0) return undefined;
  const whole = { box: boxAround(positions), outside: 0 };
  if (positions.length < fewest) return whole;
  const kept = mostOf(positions, whole.box);
  const box = boxAround(kept);
  if (areaOf(box) > areaOf(whole.box) * largest) return whole;
  return { box, outside: positions.length - kept.length };
}

function mostOf(positions: readonly Position[], { west, south, east, north }: MapBox): readonly Position[] {
  const cell = (at: number, from: number, to: number) =>
    Math.min(side - 1, Math.floor(((at - from) / (to - from || 1)) * side));
  const cells = positions.map(({ longitude, latitude }) => ({
    x: cell(longitude, west, east),
    y: cell(latitude, south, north),
  }));
  const counts = new Uint32Array(side * side);
  for (const { x, y } of cells) counts[y * side + x] = (counts[y * side + x] ?? 0) + 1;

  const view = { west: 0, east: side - 1, south: 0, north: side - 1 };
  let mayLeave = Math.floor(positions.length * (1 - share));
  while (true) {
    const edges = edgesOf(view, counts).filter(({ count }) => count <= mayLeave);
    const best = edges.toSorted((a, b) => a.price - b.price)[0];
    if (!best) break;
    mayLeave -= best.count;
    view[best.edge] += best.step;
  }
  return positions.filter((_, index) => {
    const { x = 0, y = 0 } = cells[index] ?? {};
    return x >= view.west && x <= view.east && y >= view.south && y <= view.north;
  });
}

type View = Record<'west' | 'east' | 'south' | 'north', number>;

/**
 * The four edges of the view up to the next position behind them, without those that are all of it. `count`: the
 * positions in an edge; `step`: how far the view shrinks without it; `price`: the positions for each part of its width.
 */
function edgesOf(view: View, counts: Uint32Array) {
  const { west, east, south, north } = view;
  const column = (x: number) => countIn({ ...view, west: x, east: x }, counts);
  const row = (y: number) => countIn({ ...view, south: y, north: y }, counts);
  const edges = [
    { edge: 'west', from: west, to: east, countAt: column },
    { edge: 'east', from: east, to: west, countAt: column },
    { edge: 'south', from: south, to: north, countAt: row },
    { edge: 'north', from: north, to: south, countAt: row },
  ] as const;
  return edges.flatMap(({ edge, from, to, countAt }) => {
    const towards = Math.sign(to - from);
    if (towards === 0) return [];
    let next = from + towards;
    while (next !== to && countAt(next) === 0) next += towards;
    const [count, length] = [countAt(from), Math.abs(to - from) + 1];
    return { edge, count, step: next - from, price: (count * length) / Math.abs(next - from) };
  });
}

function countIn({ west, east, south, north }: View, counts: Uint32Array): number {
  let count = 0;
  for (let y = south; y <= north; y++) for (let x = west; x <= east; x++) count += counts[y * side + x] ?? 0;
  return count;
}

function areaOf({ west, south, east, north }: MapBox): number {
  return (east - west) * (north - south);
}
