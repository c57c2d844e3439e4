import { type Logger, pino } from 'pino';
import type { Environment } from '#environment';

/** One line of JSON on stdout for each entry, times in ISO 8601; each with the number of the worker that writes it. */
export function createLog(level: Environment['logLevel'], worker?: number): Logger {
  const base = worker === undefined ? undefined : { worker };
  return pino({ level, base, timestamp: pino.stdTimeFunctions.isoTime });
}
