import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { chooseAccount } from '#database/embedded/account.ts';
import { findBinaries } from '#database/embedded/binaries.ts';
import { findFreePort, launch } from '#database/embedded/launch.ts';
import { findChildren } from '#database/embedded/process-table.ts';
import { until } from './until.ts';

export interface Standby {
  url: string;
  /** From now on it accepts writes itself. */
  promote(): Promise<void>;
  kill(): void;
}

/** Starts a PostgreSQL that follows the one with its files in `primary`, as its copy below `directory`. */
export async function startStandby(
  primary: { cluster: string; url: string },
  directory: string,
): Promise<Standby> {
  mkdirSync(directory, { recursive: true });
  const cluster = join(directory, 'cluster');
  /** Writes a file that belongs to PostgreSQL's user. */
  const write = (name: string, text: string) => {
    const { uid, gid } = statSync(cluster);
    writeFileSync(join(cluster, name), text);
    chownSync(join(cluster, name), uid, gid);
  };
  const { username, password, port: primaryPort } = new URL(primary.url);
  await query(primary.url, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    // Files may change during the copy: the missing parts come from the log.
    execFileSync('cp', ['-a', primary.cluster, cluster]);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    write('backup_label', rows[0].labelfile);
  });
  write('standby.signal', '');
  appendFileSync(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=${username} password=${password}'\n`,
  );
  const binaries = findBinaries();
  const port = await findFreePort();
  const log = join(directory, 'server.log');
  const server = launch(binaries, chooseAccount(binaries, directory), { cluster, port, log });
  const url = Object.assign(new URL(primary.url), { port: String(port) }).href;
  await until(() =>
    query(url, async () => true).catch(() => {
      if (server.exitCode !== null) throw new Error(`The standby has ended:\n${readFileSync(log, 'utf8')}`);
      return false;
    }),
  );
  return {
    url,
    promote: () => query(url, async (client) => void (await client.query('select pg_promote()'))),
    kill: () => killServer(server.pid ?? 0),
  };
}

/** Kills the server with all its children, as when its machine fails. */
export function killServer(pid: number): void {
  for (const each of [pid, ...findChildren(pid)]) process.kill(each, 'SIGKILL');
}

async function query<Result>(url: string, ask: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return ask(client).finally(() => client.end());
}
