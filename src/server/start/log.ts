import { type Logger, pino } from 'pino';
import type { Environment } from '#environment';

/** One line of JSON on stdout for each entry, times in ISO 8601. */
export function createLog(level: Environment['logLevel']): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
