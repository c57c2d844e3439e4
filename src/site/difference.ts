/** One place at which two documents differ; undefined: one of them has nothing there. */
export type Difference = { path: string; before: unknown; after: unknown };

/** Compares JSON values. Paths are written `header.logo.position`, `left[0].label.nl`. */
export function differencesBetween(before: unknown, after: unknown, path = ''): Difference[] {
  if (!areBothLists(before, after) && !areBothObjects(before, after)) {
    return before === after ? [] : [{ path, before, after }];
  }
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  // Every object inherits a 'constructor' that nobody wrote.
  const own = (object: Record<string, unknown>, key: string) =>
    Object.hasOwn(object, key) ? object[key] : undefined;
  return [...keys].flatMap((key) => differencesBetween(own(old, key), own(now, key), pathTo(path, key)));
}

export function pathTo(path: string, key: PropertyKey): string {
  const name = String(key);
  if (/^\d+$/u.test(name)) return `${path}[${name}]`;
  return path ? `${path}.${name}` : name;
}

function areBothLists(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && Array.isArray(after);
}

function areBothObjects(before: unknown, after: unknown): boolean {
  return isObject(before) && isObject(after);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
