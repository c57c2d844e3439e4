import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stop } from './stop.ts';

const PATIENCE_MS = 10_000;
/** Node closes a connection a second later than it has told the client. */
const KEEP_ALIVE_BUFFER_MS = 2000;

/**
 * Sends clients elsewhere, for `delayMs` or, where another worker has our place, for as long as a connection is kept;
 * then accepts nothing new and waits for the answers that are under way. What takes longer than 10 seconds is cut off.
 */
export async function closeListener(server: Server, stop: Stop, delayMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  // The next request comes over another connection. Over this one it could be on its way when we close, and be reset.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  if (stop.manner === 'announced') await Promise.race([stop.hurried, wait(delayMs)]);
  if (stop.manner === 'retired') {
    // That of an HTTP server would close what is idle as well.
    NetServer.prototype.close.call(server);
    await Promise.race([closed, stop.hurried, wait(server.keepAliveTimeout + KEEP_ALIVE_BUFFER_MS)]);
  }
  server.close();
  // A connection that is kept alive becomes idle only when its answer is complete.
  const sweeper = setInterval(() => server.closeIdleConnections(), 20);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(sweeper);
  clearTimeout(patience);
}
