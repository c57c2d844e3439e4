import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartProblem } from '#database/start-problem.ts';
import type { Environment } from '#environment';

/** Throws a StartProblem that says what to do when the port cannot be opened. */
export async function listen(
  server: Server,
  { port, host }: Pick<Environment, 'port' | 'host'>,
): Promise<void> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (cause) {
    throw new StartProblem(explain(cause, port, host), { cause });
  }
}

function explain(error: unknown, port: number, host: string): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop the program that uses it, or choose another port, such as PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `This user may not open port ${port}: set PORT to one above 1023, or start as another user.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}: set HOST to 127.0.0.1 for this machine only, or 0.0.0.0 for all networks.`;
    default:
      return `Port ${port} on ${host} cannot be opened: ${error}.`;
  }
}
