/**
 * Where in a file's contents a text stands that PostgreSQL cannot keep, as the keys that lead there: a text with a
 * zero byte, or with half of a surrogate pair.
 */
export function unstorableTexts(value: unknown, at: string[] = []): string[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...unstorableTexts(key, [...at, key]),
    ...unstorableTexts(each, [...at, key]),
  ]);
}
