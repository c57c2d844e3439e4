import { join } from 'node:path';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import type { Environment } from '#environment';

/** Gives the address of the database: the one that is set, else of our own, which it starts and `close` stops. */
export async function provideDatabase({
  databaseUrl,
  dataDirectory,
}: Environment): Promise<{ databaseUrl: string; close: () => Promise<void> }> {
  if (databaseUrl) return { databaseUrl, close: async () => {} };
  const embedded = await startEmbedded(join(dataDirectory, 'postgres'));
  return { databaseUrl: embedded.url, close: () => embedded.stop() };
}
