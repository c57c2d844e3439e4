/** Takes words of the server with places left open for what only this browser knows; gives them filled in. */
export function fillIn(words: string, values: Record<string, string>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
