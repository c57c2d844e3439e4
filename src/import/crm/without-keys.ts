/** A copy of what a system sent without what stands under some names, wherever it stands. */
export function withoutKeys(value: unknown, isDropped: (name: string) => boolean, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return value.map((each) => withoutKeys(each, isDropped, depth + 1));
  const kept = Object.entries(value).filter(([name]) => !isDropped(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutKeys(each, isDropped, depth + 1)]));
}

/** No system nests so deep; whoever does means harm. */
const deepest = 20;
