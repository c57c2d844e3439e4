/**
 * The texts in a file's contents that PostgreSQL cannot keep, each as the keys that lead to it: those with a zero byte,
 * or with half of a surrogate pair.
 */
export function unstorableTexts(value: unknown, at: string[] = []): string[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...unstorableTexts(key, [...at, key]),
    ...unstorableTexts(each, [...at, key]),
  ]);
}
