import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Stop } from './stop.ts';

const PATIENCE_MS = 10_000;
/** Node closes a connection a second later than it announces to the client. */
const KEEP_ALIVE_BUFFER_MS = 2000;

/**
 * Sends clients elsewhere, for `delayMs` or, if another worker has our place, for as long as a connection is kept; then
 * accepts nothing new and waits for the answers that are under way. Answers that take longer than 10 seconds are cut
 * off.
 */
export async function closeListener(server: Server, stop: Stop, delayMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  // The client's next request then uses a new connection. On this one it could be under way when we close, and be
  // reset.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  if (stop.manner === 'announced') await Promise.race([stop.hurried, wait(delayMs)]);
  if (stop.manner === 'retired') {
    // The close of an HTTP server would also close idle connections.
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
