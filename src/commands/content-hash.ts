import { hash } from 'node:crypto';

/**
 * Identifies the content of a page or an article. Keys are sorted: the database returns an object's keys in its own
 * order.
 */
export function contentHash(content: object): string {
  return hash('sha256', JSON.stringify(content, inOrder)).slice(0, 32);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
