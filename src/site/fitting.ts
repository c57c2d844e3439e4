import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { problemsIn, readInWords } from './check.ts';
import type { SiteProblem } from './site-problem.ts';

/** `problems`: what did not fit. A missing key is no problem. */
export type Fitted<Value> = { value: Value | undefined; problems: SiteProblem[] };

type Fallbacks = {
  /** Gives the values of keys that are not stored. */
  missing?: unknown;
  /** Gives the value of a key if the stored one does not fit. */
  invalid?: unknown;
  /** Stands before the paths of problems. */
  root?: string;
};

/** A document that needs more repairs than this is none of ours. */
const mostRounds = 200;

/**
 * Reads a document that this or another version stored, key by key. Missing values are filled in. A value that does not
 * fit falls back or is left out, and so is an unreadable entry of a list; the rest stays. `value` is undefined if
 * nothing is left.
 */
export function fitting<Value>(
  schema: z.ZodType<Value>,
  stored: unknown,
  { missing, invalid = missing, root = '' }: Fallbacks = {},
): Fitted<Value> {
  const document: unknown = structuredClone(stored);
  const problems: SiteProblem[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const { data, error } = readInWords(schema, document);
    if (!error) return { value: data, problems };
    if (fillIn(document, error.issues, missing)) continue;
    const [issue] = error.issues;
    if (!issue) break;
    problems.push(...problemsIn(issue, root));
    if (!repair(document, issue, invalid)) break;
  }
  return { value: undefined, problems };
}

/** The same document with its missing values filled in. What does not fit stays in it, for a person to correct. */
export function withMissing(schema: z.ZodType, stored: unknown, missing: unknown): unknown {
  const document: unknown = structuredClone(stored);
  for (let round = 0; round < mostRounds; round++) {
    const { data, error } = readInWords(schema, document);
    if (!error) return data;
    if (!fillIn(document, error.issues, missing)) break;
  }
  return document;
}

function fillIn(document: unknown, issues: z.core.$ZodIssue[], missing: unknown): boolean {
  let isFilled = false;
  for (const { path } of issues) {
    const [parent, key] = [valueAt(document, path.slice(0, -1)), path.at(-1)];
    if (!isObject(parent) || key === undefined || parent[key] !== undefined) continue;
    const value = fallbackAt(missing, path);
    if (value === undefined) continue;
    parent[key] = structuredClone(value);
    isFilled = true;
  }
  return isFilled;
}

/** Removes or replaces the smallest part that an issue is about; false if that is the whole document. */
function repair(document: unknown, issue: z.core.$ZodIssue, invalid: unknown): boolean {
  if (issue.code === 'unrecognized_keys') {
    const within = valueAt(document, issue.path);
    for (const key of issue.keys) if (isObject(within)) delete within[key];
    return true;
  }
  for (let length = issue.path.length; length > 0; length--) {
    const path = issue.path.slice(0, length);
    const [parent, key] = [valueAt(document, path.slice(0, -1)), path.at(-1) ?? ''];
    if (Array.isArray(parent)) {
      parent.splice(Number(key), 1);
      return true;
    }
    if (!isObject(parent)) continue;
    const value = fallbackAt(invalid, path);
    if (value !== undefined && !isDeepStrictEqual(parent[key], value)) {
      parent[key] = structuredClone(value);
      return true;
    }
    if (Object.hasOwn(parent, key)) {
      delete parent[key];
      return true;
    }
  }
  return false;
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    document,
  );
}

/** Undefined within lists: the entry with the same number is a different one. */
function fallbackAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    document,
  );
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
