import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { chooseAccount } from '#database/embedded/account.ts';
import { findBinaries } from '#database/embedded/binaries.ts';
import { ensureCluster, superuser } from '#database/embedded/cluster.ts';
import { serverEnvironment } from '#database/embedded/launch.ts';
import { readPostmaster, removeStaleLock } from '#database/embedded/postmaster.ts';
import { findFreePort } from './site-process.ts';
import { until } from './until.ts';

/** A PostgreSQL beside the program, for DATABASE_URL, with its files in `directory`; always at the same port. */
export async function startPostgres(directory: string) {
  const binaries = findBinaries();
  const account = chooseAccount(binaries, directory);
  const { cluster, password } = ensureCluster(binaries, account, directory);
  const port = await findFreePort();
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;

  async function start(): Promise<void> {
    removeStaleLock(cluster);
    const [command = '', ...words] = [...account.prefix, binaries.postgres, '-D', cluster];
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `port=${port}`,
      'timezone=UTC',
    ];
    server = spawn(command, [...words, ...settings.flatMap((setting) => ['-c', setting])], {
      ...account.spawnAs,
      env: serverEnvironment,
      cwd: '/',
      stdio: 'ignore',
    });
    await until(() => answers(url));
  }

  async function end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const exited = once(server, 'exit');
    const { pid } = readPostmaster(cluster) ?? {};
    if (pid) process.kill(pid, signal);
    await exited;
  }

  await start();
  return { url, start, end };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  // The connection is cut off while the server recovers.
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
