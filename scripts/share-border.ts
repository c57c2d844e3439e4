import { mesh } from 'topojson-client';
import type { MultiPolygon as Shape, Topology } from 'topojson-specification';

type Point = [longitude: number, latitude: number];

/** In degrees of latitude, about 900 m: as far apart two surveys draw one border. */
const MOST_APART = 0.008;
/** How much narrower a degree of longitude is at the border of Belgium and Luxembourg. */
const NARROWER = Math.cos((49.9 * Math.PI) / 180);

/**
 * Lays the outer border of `ours` upon that of `theirs` where both run side by side: else a map would show two lines.
 * Changes the arcs of the topology.
 */
export function shareBorder(topology: Topology, ours: Shape[], theirs: Shape[]): void {
  const outline = outlineOf(topology, theirs);
  const arcs = topology.arcs as Point[][];
  const moved = new Map<string, Point>();
  for (const index of outerArcs(ours)) {
    const arc = arcs[index] ?? [];
    const found = arc.map((point) => nearestOn(outline, point));
    for (const end of [0, arc.length - 1]) {
      const place = found[end];
      if (place) moved.set(String(arc[end]), place.at);
    }
    arcs[index] = arc.flatMap((point, each) => {
      const [before, place] = [found[each - 1], found[each]];
      if (!place) return [point];
      return before ? [...between(outline, before.segment, place.segment), place.at] : [place.at];
    });
  }
  // Where two of ours meet, the borders between them end at the same point.
  for (const index of new Set(ours.flatMap(arcsOf))) {
    const arc = arcs[index] ?? [];
    for (const end of [0, arc.length - 1]) {
      const at = moved.get(String(arc[end]));
      if (at) arc[end] = at;
    }
  }
}

/** The longest line around these shapes. */
function outlineOf(topology: Topology, shapes: Shape[]): Point[] {
  const { coordinates } = mesh(
    topology,
    { type: 'GeometryCollection', geometries: shapes },
    (one, other) => one === other,
  );
  const [longest = []] = coordinates.toSorted((a, b) => b.length - a.length);
  return longest as Point[];
}

function arcsOf({ arcs }: Shape): number[] {
  return arcs.flat(2).map((arc) => (arc < 0 ? ~arc : arc));
}

/** Those that only one of the shapes has. */
function outerArcs(shapes: Shape[]): number[] {
  const times = Map.groupBy(shapes.flatMap(arcsOf), (arc) => arc);
  return [...times].flatMap(([arc, all]) => (all.length === 1 ? [arc] : []));
}

/** `segment`: the index of the outline's point before it. Undefined if the outline is too far away. */
function nearestOn(outline: Point[], [x, y]: Point): { at: Point; segment: number } | undefined {
  let best: { at: Point; segment: number; apart: number } | undefined;
  for (const [segment, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[segment + 1] ?? [x1, y1];
    const [dx, dy] = [(x2 - x1) * NARROWER, y2 - y1];
    const along = ((x - x1) * NARROWER * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, along));
    const at: Point = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
    const apart = Math.hypot((at[0] - x) * NARROWER, at[1] - y);
    if (apart <= MOST_APART && apart < (best?.apart ?? Number.POSITIVE_INFINITY))
      best = { at, segment, apart };
  }
  return best;
}

/** The points of the outline from one segment to another, on the shorter way around. */
function between(outline: Point[], from: number, to: number): Point[] {
  // The first point of a ring is also its last.
  const count = outline.length - 1;
  const ahead = (to - from + count) % count;
  const back = (from - to + count) % count;
  const steps = Math.min(ahead, back);
  return Array.from({ length: steps }, (_, step) => {
    const index = ahead <= back ? from + 1 + step : from - step;
    return outline[(index + count) % count] as Point;
  });
}
