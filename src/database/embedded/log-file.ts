import { copyFileSync, statSync, truncateSync } from 'node:fs';

const LARGEST_BYTES = 10 * 2 ** 20;

/**
 * Starts the log afresh when it has grown large; `….1` holds the old text until the next time. PostgreSQL has the file
 * open and appends to it, so it cannot be moved: it is copied and emptied.
 */
export function keepShort(log: string, largestBytes = LARGEST_BYTES): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < largestBytes) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}
