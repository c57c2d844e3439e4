/** Fills in the places that the server leaves open for what only this browser knows. */
export function fillIn(words: string, values: Record<string, string>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
