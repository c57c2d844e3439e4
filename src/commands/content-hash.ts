import { hash } from 'node:crypto';

/** Tells one content of a page or an article from another: the database gives the keys of an object in an order of its own. */
export function contentHash(content: object): string {
  return hash('sha256', JSON.stringify(content, inOrder)).slice(0, 32);
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
