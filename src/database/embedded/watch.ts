import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartProblem } from '#database/start-problem.ts';
import { keepShort } from './log-file.ts';
import type { EmbeddedDatabase } from './supervisor.ts';

const LOOK_EVERY_MS = 500;
/** A start that is under way may take longer than our own end may. */
const CLOSE_MS = 5000;
/**
 * Before each try. While a part of the old server goes on with a statement, which may take a visitor's some seconds,
 * its memory is in use and no other can start.
 */
const defaultPausesMs = [100, 2000, 10_000];

/**
 * Starts the embedded PostgreSQL again whenever it has ended without having been asked to. `lost` rejects when that
 * failed for the last time. `close` it before the server is stopped.
 */
export function watchEmbedded(
  embedded: Pick<EmbeddedDatabase, 'isRunning' | 'startAgain' | 'log'>,
  log: Pick<Logger, 'warn' | 'error'>,
  pausesMs = defaultPausesMs,
): { lost: Promise<never>; close: () => Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const lost = Promise.withResolvers<never>();
  // Whoever starts may not have come to waiting for it yet.
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
    log.warn('the embedded PostgreSQL has ended: it is started again');
    for (const pauseMs of pausesMs) {
      await pause(pauseMs);
      if (signal.aborted) return;
      try {
        await embedded.startAgain();
        log.warn({ ms: Math.round(performance.now() - endedAt) }, 'the embedded PostgreSQL is back');
        return;
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL could not be started again');
      }
    }
    throw new StartProblem(
      `The embedded PostgreSQL has ended and could not be started again in ${pausesMs.length} tries: ${embedded.log} says why.`,
    );
  }
}
