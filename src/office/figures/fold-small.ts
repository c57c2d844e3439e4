/** A row with fewer could reveal something about one person. */
const LEAST_SHOWN = 5;

/** Sorts rows, largest first, and adds those with fewer than five up in 'other', the last row. */
export function foldSmall<Row extends { key: string; counts: readonly number[] }>(
  rows: readonly Row[],
  sizeOf: (row: Row) => number,
): { key: string; counts: number[] }[] {
  const isSmall = (row: Row) => row.key === 'other' || sizeOf(row) < LEAST_SHOWN;
  const kept = rows.filter((row) => !isSmall(row)).toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const small = rows.filter((row) => isSmall(row) && row.counts.some((count) => count > 0));
  const other = small.reduce<number[]>(
    (sums, { counts }) => counts.map((count, index) => count + (sums[index] ?? 0)),
    [],
  );
  return [
    ...kept.map(({ key, counts }) => ({ key, counts: [...counts] })),
    ...(small.length > 0 ? [{ key: 'other', counts: other }] : []),
  ];
}
