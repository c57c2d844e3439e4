/** The server leaves places open for what only this browser knows. */
export function fillIn(words: string, values: Record<string, string>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
