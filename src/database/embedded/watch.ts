import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartProblem } from '#database/start-problem.ts';
import { keepShort } from './log-file.ts';
import type { EmbeddedDatabase } from './supervisor.ts';

const LOOK_EVERY_MS = 500;
/** A start under way may take longer than our own shutdown may. */
const CLOSE_MS = 5000;
/**
 * The pause before each try. A process of the old server may still run a visitor's statement for some seconds; until
 * then its memory is in use and no new server can start.
 */
const defaultPausesMs = [100, 2000, 10_000];

/**
 * Starts the embedded PostgreSQL again whenever it ends unexpectedly. `lost` rejects after the last failed try. Call
 * `close` before stopping the server.
 */
export function watchEmbedded(
  embedded: Pick<EmbeddedDatabase, 'isRunning' | 'startAgain' | 'log'>,
  log: Pick<Logger, 'warn' | 'error'>,
  pausesMs = defaultPausesMs,
): { lost: Promise<never>; close: () => Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const lost = Promise.withResolvers<never>();
  // The caller may not be waiting for it yet: without this the rejection would count as unhandled.
  lost.promise.catch(() => {});
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => {});
  const watching = watch().catch(lost.reject);
  return {
    lost: lost.promise,
    close: async () => {
      closing.abort();
      await Promise.race([watching, wait(CLOSE_MS, undefined, { ref: false })]);
    },
  };

  async function watch(): Promise<void> {
    do {
      if (!embedded.isRunning()) await bringBack();
      keepShort(embedded.log);
      await pause(LOOK_EVERY_MS);
    } while (!signal.aborted);
  }

  async function bringBack(): Promise<void> {
    const endedAt = performance.now();
    log.warn('the embedded PostgreSQL ended and is being started again');
    for (const pauseMs of pausesMs) {
      await pause(pauseMs);
      if (signal.aborted) return;
      try {
        await embedded.startAgain();
        log.warn({ ms: Math.round(performance.now() - endedAt) }, 'the embedded PostgreSQL runs again');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL could not be started again');
      }
    }
    throw new StartProblem(
      `The embedded PostgreSQL ended and could not be started again in ${pausesMs.length} tries: see ${embedded.log}.`,
    );
  }
}
