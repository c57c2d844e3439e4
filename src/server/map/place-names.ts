type Wanted = { text: string; rank: number; x: number; y: number };

/** `x`, `y`: the middle of its base line. `dot`: the point of a locality; the name stands below it. */
export type Name = Wanted & { dot?: { x: number; y: number } };

type Box = { left: number; top: number; right: number; bottom: number };

/** The radius around the middle that stays free for the mark of the property, in pixels. */
const markRadius = 34;
/** Between two names, in pixels. */
const gap = 5;
/** The average width of a letter, as a fraction of its size. */
const letterWidth = 0.56;
const sizes = { own: 28, other: 13 };

/**
 * Places the names on a drawing. `places`: the most important first. Rank 0 is the name of the drawn municipality,
 * which may move up or down. A name without room is left out, as is one beyond `seenWidth`.
 */
export function placeNames(
  places: readonly Wanted[],
  { width, height, seenWidth }: { width: number; height: number; seenWidth: number },
): Name[] {
  const middle = { x: width / 2, y: height / 2 };
  const edge = { left: middle.x - seenWidth / 2, right: middle.x + seenWidth / 2 };
  const taken: Box[] = [
    {
      left: middle.x - markRadius,
      right: middle.x + markRadius,
      top: middle.y - markRadius,
      bottom: middle.y + markRadius,
    },
  ];
  return places.flatMap((place) => {
    const size = place.rank === 0 ? sizes.own : sizes.other;
    const isLocality = place.rank >= 4;
    const dot = isLocality ? { x: place.x, y: place.y } : undefined;
    const offsets = place.rank === 0 ? [0, -56, 56, -90, 90] : [isLocality ? size + 5 : size / 3];
    for (const offset of offsets) {
      const name: Name = { ...place, y: place.y + offset, dot };
      const half = (name.text.length * size * letterWidth) / 2 + gap;
      const box = {
        left: name.x - half,
        right: name.x + half,
        top: dot ? dot.y - gap : name.y - size,
        bottom: name.y + size / 3,
      };
      const isInside = box.left > edge.left && box.right < edge.right && box.top > 0 && box.bottom < height;
      if (!isInside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return name;
    }
    return [];
  });
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
