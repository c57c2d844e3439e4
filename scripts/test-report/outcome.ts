import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a run of Vitest or Playwright. Their reporters beside this file write it. */
export type Outcome = {
  passed: number;
  failed: Finding[];
  /** Passed, but only when they were tried again. `passed` counts them. */
  passedWhenRepeated: Finding[];
  /** The run ended before their turn came. */
  notRun: number;
};

/** `file` is relative to the folder that the run started in; '' if the error belongs to no file. `error` is one line. */
export type Finding = { file: string; line?: number; test: string; error: string };

/** Shortens a message of several lines and colours to its first line. */
export function firstLine(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.find((line) => line.trim() !== '')?.trim() ?? '';
}

export function relativePath(path: string): string {
  return path && relative(process.cwd(), path);
}

export function writeOutcome(file: string, outcome: Outcome): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
}

/** Undefined if the run ended before it could write one. */
export function readOutcome(file: string): Outcome | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
