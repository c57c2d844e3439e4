/** The dragged item takes the place of the one it was dropped on; the others move up. Undefined if nothing changes. */
export function orderAfter(ids: readonly number[], moved: number, on: number): number[] | undefined {
  const place = ids.indexOf(on);
  if (moved === on || place < 0 || !ids.includes(moved)) return undefined;
  return ids.filter((id) => id !== moved).toSpliced(place, 0, moved);
}
