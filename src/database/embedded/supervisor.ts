import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { minuteMs } from '#domain/time/durations.ts';
import { type Account, chooseAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster, superuser } from './cluster.ts';
import { launch } from './launch.ts';
import { type Postmaster, readPostmaster, removeStaleLock } from './postmaster.ts';
import { findProcess } from './process-table.ts';
import { enter, leave } from './visitors.ts';

interface EmbeddedDatabase {
  url: string;
  /** Stops the server unless another process uses it; resolves when it is down. */
  stop(): Promise<void>;
}

const PATIENCE_MS = minuteMs;
const COURTESY_MS = 2000;

/**
 * Gives a running PostgreSQL with its files in `directory`: the one that is running there already (another process
 * started it, or survived us when we were killed), else a new one. Makes cluster and database on first use. Throws a
 * StartProblem when this machine cannot run one.
 */
export async function startEmbedded(directory: string): Promise<EmbeddedDatabase> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const binaries = findBinaries();
  const account = chooseAccount(binaries, directory);
  const { cluster, password } = ensureCluster(binaries, account, directory);
  enter(directory);
  const { port } = (await attach(cluster)) ?? (await start(binaries, account, directory, cluster));
  const server = `postgres://${superuser}:${password}@127.0.0.1:${port}`;
  await ensureDatabase(`${server}/postgres`);
  return {
    url: `${server}/${superuser}`,
    stop: async () => {
      if (leave(directory)) await shutDown(cluster);
    },
  };
}

/** Waits for a server that is starting (after a crash it recovers first) or stopping. */
async function attach(cluster: string): Promise<Postmaster | undefined> {
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await wait(20)) {
    const postmaster = readPostmaster(cluster);
    if (!postmaster || postmaster.ready) return postmaster;
  }
  throw new Error(`PostgreSQL in ${cluster} is neither ready nor gone after ${PATIENCE_MS / 1000} seconds.`);
}

async function start(
  binaries: Binaries,
  account: Account,
  directory: string,
  cluster: string,
): Promise<Postmaster> {
  const log = join(directory, 'server.log');
  removeStaleLock(cluster);
  const server = await launch(binaries, account, cluster, log);
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await wait(10)) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready) return postmaster;
    if (server.exitCode !== null || server.signalCode !== null) {
      // Of two processes that start PostgreSQL at once, the server of one finds the lock of the other and exits.
      const other = await attach(cluster);
      if (other) return other;
      break;
    }
  }
  const lastWords = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
  throw new Error(`PostgreSQL did not start. The end of ${log}:\n${lastWords}`);
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [superuser]);
    if (rowCount === 0) await client.query(`create database ${superuser}`);
  } catch (error) {
    // Another process created it in between: PostgreSQL reports the name, or its entry in the catalogue, as taken.
    if (!(error instanceof DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error;
  } finally {
    await client.end();
  }
}

/**
 * On SIGTERM PostgreSQL stops when the last connection has ended (ours are ending), on SIGINT it ends them and stops.
 * Either way it writes a checkpoint first.
 */
async function shutDown(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  const { pid } = postmaster;
  process.kill(pid, 'SIGTERM');
  if (await hasEnded(pid, COURTESY_MS)) return;
  process.kill(pid, 'SIGINT');
  if (await hasEnded(pid, PATIENCE_MS)) return;
  throw new Error(`PostgreSQL in ${cluster} did not stop within ${PATIENCE_MS / 1000} seconds.`);
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await wait(10)) {
    if (findProcess(pid)?.name !== 'postgres') return true;
  }
  return false;
}
