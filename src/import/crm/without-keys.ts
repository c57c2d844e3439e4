/** A copy of a record without the values under some names, at any depth. */
export function withoutKeys(value: unknown, isDropped: (name: string) => boolean, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return value.map((each) => withoutKeys(each, isDropped, depth + 1));
  const kept = Object.entries(value).filter(([name]) => !isDropped(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutKeys(each, isDropped, depth + 1)]));
}

/** No system nests so deep: deeper data means harm. */
const deepest = 20;
