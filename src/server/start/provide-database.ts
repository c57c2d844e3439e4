import { join } from 'node:path';
import type { Logger } from 'pino';
import { awaitDatabase } from '#database/await-database.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { watchEmbedded } from '#database/embedded/watch.ts';
import type { Environment } from '#environment';

type ProvidedDatabase = {
  databaseUrl: string;
  /** Rejects if our own database has ended and cannot be started again. */
  lost: Promise<never>;
  close: () => Promise<void>;
};

/**
 * Gives the address of the database: the one that is set, once it answers, else that of our own database, which is
 * started and kept running until `close`. `stopping`: ends the waiting.
 */
export async function provideDatabase(
  { databaseUrl, databaseDirectUrl, dataDirectory }: Environment,
  log: Logger,
  stopping: Promise<void>,
): Promise<ProvidedDatabase> {
  if (databaseUrl) {
    const waiting = new AbortController();
    stopping.then(() => waiting.abort());
    for (const address of new Set([databaseUrl, databaseDirectUrl ?? databaseUrl]))
      await awaitDatabase(address, (sentence) => console.error(sentence), waiting.signal);
    return { databaseUrl, lost: new Promise(() => {}), close: async () => {} };
  }
  const embedded = await startEmbedded(join(dataDirectory, 'postgres'));
  const watch = watchEmbedded(embedded, log);
  return {
    databaseUrl: embedded.url,
    lost: watch.lost,
    close: async () => {
      await watch.close();
      await embedded.stop();
    },
  };
}
