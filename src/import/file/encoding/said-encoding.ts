import type { Encoding } from './read-text.ts';
import { undoReadTwice } from './read-twice.ts';

/** `twice`: UTF-8 that was read as Windows-1252 and saved again. */
export const saidEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'cp850',
  'cp437',
  'macintosh',
  'twice',
] as const satisfies readonly (Encoding | 'twice')[];

/** The encoding in which somebody says that a file is to be read. */
export type SaidEncoding = (typeof saidEncodings)[number];

/** A cell, list or object as it was before its texts were read twice. */
export function undoIn(value: unknown): unknown {
  if (typeof value === 'string') return undoReadTwice(value);
  if (Array.isArray(value)) return value.map(undoIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [undoReadTwice(name), undoIn(each)]));
}
