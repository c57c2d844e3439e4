import { hash } from 'node:crypto';

/** The same as the database's `text_hash` (0050). `value`: a text, or rich text as JSON. */
export function textHash(value: unknown): string {
  return hash('md5', typeof value === 'string' ? value : jsonbText(value));
}

/** Writes JSON as PostgreSQL writes jsonb: shorter keys first. */
function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}: ${jsonbText(each)}`).join(', ')}}`;
}
