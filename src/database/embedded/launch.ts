import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

/** PostgreSQL gets nothing of our environment, so that no PG* variable, locale or time zone changes what it does. */
export const serverEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Starts PostgreSQL on `cluster` at the local port; its output is appended to the file `log`. Detached, so that Ctrl-C
 * in the terminal reaches only us and the database can be stopped last.
 */
export function launch(
  { postgres }: Binaries,
  { prefix, spawnAs }: Account,
  { cluster, port, log }: { cluster: string; port: number; log: string },
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    // Each process of the site opens up to 28, and a command 4.
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  };
  const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...rest] = [...prefix, postgres, '-D', cluster, ...words];
  const output = openSync(log, 'a', 0o600);
  const stdio = ['ignore' as const, output, output];
  const server = spawn(command, rest, {
    ...spawnAs,
    env: serverEnvironment,
    cwd: '/',
    detached: true,
    stdio,
  });
  closeSync(output);
  server.unref();
  return server;
}

/** Gives the preferred port if it is free, else another free one. */
export function findFreePort(preferred = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (error) => {
      if (preferred === 0) reject(error);
      else resolve(findFreePort());
    });
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      probe.close();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
}
