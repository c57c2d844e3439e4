type Span = { startsAt: Date; endsAt: Date };

/**
 * Puts entries of the same time side by side: each gets the first free lane. `lanes`: how many lanes its group of
 * overlapping entries has; with one it takes the whole width.
 */
export function inLanes<Entry extends Span>(
  entries: readonly Entry[],
): (Entry & { lane: number; lanes: number })[] {
  const sorted = entries.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const groups: (Entry & { lane: number })[][] = [];
  let groupEnds = 0;
  for (const entry of sorted) {
    if (entry.startsAt.getTime() >= groupEnds) groups.push([]);
    const group = groups.at(-1) ?? [];
    const taken = new Set(group.filter(({ endsAt }) => endsAt > entry.startsAt).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...entry, lane });
    groupEnds = Math.max(groupEnds, entry.endsAt.getTime());
  }
  return groups.flatMap((group) => {
    const lanes = Math.max(...group.map(({ lane }) => lane)) + 1;
    return group.map((entry) => ({ ...entry, lanes }));
  });
}
