import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { hostAddresses } from '#database/hosts.ts';
import { listenerName } from '#database/site/caught-up.ts';

type Hearing = {
  /** Called with the tags of each change, after it was committed. */
  onChange: (tags: string[]) => void;
  /** Called with true once changes are heard of, and with false when the connection is lost. */
  onListening: (isListening: boolean) => void;
};

const CHANNEL = 'gevel_changes';
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
// A connection that a firewall or a crashed machine cut off gives no sign, so it is asked.
const ASK_EVERY_MS = 5000;
// A connection that hangs does not confirm our goodbye either.
const GOODBYE_MS = 1000;

/**
 * Listens to the database's announcements of commits, over a connection of its own that is made anew when it is lost.
 * Resolves after the first attempt to connect, whether it succeeded or not; `close` ends the listening.
 */
export async function listenForChanges(
  databaseUrl: string,
  hearing: Hearing,
  log: Logger,
): Promise<{ close: () => Promise<void> }> {
  const closing = new AbortController();
  const attempted = Promise.withResolvers<void>();
  const ended = keepListening(databaseUrl, closing.signal, log, {
    ...hearing,
    onListening: (isListening) => {
      hearing.onListening(isListening);
      attempted.resolve();
    },
  });
  await attempted.promise;
  return {
    close: async () => {
      closing.abort();
      await ended;
    },
  };
}

async function keepListening(
  databaseUrl: string,
  closing: AbortSignal,
  log: Logger,
  hearing: Hearing,
): Promise<void> {
  const addresses = hostAddresses(databaseUrl) ?? [databaseUrl];
  let pauseMs = FIRST_PAUSE_MS;
  let isDeaf = false;
  // A host that takes no writes refuses to be listened to as well.
  for (let tried = 0; !closing.aborted; tried++) {
    try {
      await listenOnce(addresses[tried % addresses.length] ?? databaseUrl, closing, {
        ...hearing,
        onListening: (isListening) => {
          pauseMs = FIRST_PAUSE_MS;
          isDeaf = false;
          hearing.onListening(isListening);
        },
      });
    } catch (error) {
      if (!isDeaf)
        log.warn(
          { err: error },
          'this process does not hear of changes in the database: it keeps no page until it does',
        );
      isDeaf = true;
    }
    hearing.onListening(false);
    await sleep(pauseMs, undefined, { signal: closing }).catch(() => {});
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Resolves when the listening is ended, throws when the connection cannot be made or is lost. */
async function listenOnce(databaseUrl: string, closing: AbortSignal, hearing: Hearing): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: listenerName,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  client.on('error', lost.reject);
  client.on('end', () => lost.reject(new Error('The connection was closed.')));
  client.on('notification', ({ payload }) => hearing.onChange((payload ?? '').split(' ')));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    hearing.onListening(true);
    while (!closing.aborted) {
      const pause = sleep(ASK_EVERY_MS, undefined, { signal: closing }).catch(() => {});
      await Promise.race([pause, lost.promise]);
      if (!closing.aborted) await client.query('select 1');
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), sleep(GOODBYE_MS, undefined, { ref: false })]);
  }
}
