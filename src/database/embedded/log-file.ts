import { copyFileSync, statSync, truncateSync } from 'node:fs';

const LARGEST_BYTES = 10 * 2 ** 20;

/**
 * Begins the log anew when it has grown large; what it held stands in `….1` until the next time. PostgreSQL has the
 * file open and appends to it, so that it cannot be moved away: it is copied and emptied.
 */
export function keepShort(log: string, largestBytes = LARGEST_BYTES): void {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size < largestBytes) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
}
