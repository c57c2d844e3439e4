import { type Logger, pino } from 'pino';
import type { Environment } from '#environment';

/**
 * Writes one line of JSON on stdout for each entry, with its time in ISO 8601 and the number of the worker that writes
 * it.
 */
export function createLog(level: Environment['logLevel'], worker?: number): Logger {
  const base = worker === undefined ? undefined : { worker };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime });
}
