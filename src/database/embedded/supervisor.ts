import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '#domain/time/durations.ts';
import { type Account, chooseAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { findFreePort, launch } from './launch.ts';
import { keepShort } from './log-file.ts';
import { type Postmaster, readLastPort, readPostmaster, removeStaleLock } from './postmaster.ts';
import { findChildren, findProcess, signal } from './process-table.ts';
import { ensureSiteDatabase } from './site-database.ts';
import { enter, leave } from './visitors.ts';

export interface EmbeddedDatabase {
  url: string;
  /** The file to which PostgreSQL's output is appended. */
  log: string;
  isRunning(): boolean;
  /** Brings back a server that has ended, at the same address. */
  startAgain(): Promise<void>;
  /** Stops the server unless another process uses it; resolves when it is down. */
  stop(): Promise<void>;
}

const PATIENCE_MS = minuteMs;
const COURTESY_MS = 2000;
const LAST_WORDS_MS = 6000;

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
  const log = join(directory, 'server.log');
  const run = async (port: number) =>
    (await attach(cluster)) ?? (await start(binaries, account, { cluster, port, log }));
  enter(directory);
  // After a crash other processes may be waiting for the server at its old port.
  const { port, pid } = await run(await findFreePort(readLastPort(cluster)));
  const url = await ensureSiteDatabase({ port, pid }, password);
  return {
    url,
    log,
    isRunning: () => readPostmaster(cluster) !== undefined,
    startAgain: async () => {
      const again = await run(port);
      if (again.port !== port) throw new Error(`Another process started it, on port ${again.port}.`);
    },
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
  throw new Error(
    `PostgreSQL in ${cluster} is neither ready nor stopped after ${PATIENCE_MS / 1000} seconds.`,
  );
}

async function start(
  binaries: Binaries,
  account: Account,
  place: { cluster: string; port: number; log: string },
): Promise<Postmaster> {
  const { cluster, log } = place;
  removeStaleLock(cluster);
  keepShort(log);
  const server = launch(binaries, account, place);
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline; await wait(10)) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready) return postmaster;
    if (server.exitCode !== null || server.signalCode !== null) {
      // If two processes start PostgreSQL at once, one server finds the lock of the other and exits.
      const other = await attach(cluster);
      if (other) return other;
      break;
    }
  }
  const lastWords = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n');
  throw new Error(`PostgreSQL did not start. The end of ${log}:\n${lastWords}`);
}

/**
 * On SIGTERM PostgreSQL stops when the last connection has ended (ours are ending), on SIGINT it ends them and stops.
 * Either way it writes a checkpoint first. A server that hangs, or needs longer than our own shutdown can wait, is
 * killed: that loses nothing committed, but the next start takes longer.
 */
async function shutDown(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  const { pid } = postmaster;
  signal(pid, 'SIGTERM');
  if (await hasEnded(pid, COURTESY_MS)) return;
  signal(pid, 'SIGINT');
  if (await hasEnded(pid, LAST_WORDS_MS)) return;
  // Its children notice its end, unless they hang too. Then they still hold its shared memory, and no new server can
  // start.
  const children = findChildren(pid);
  for (const each of [pid, ...children]) signal(each, 'SIGKILL');
  for (const each of [pid, ...children]) await hasEnded(each, COURTESY_MS);
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await wait(10)) {
    if (findProcess(pid)?.name !== 'postgres') return true;
  }
  return false;
}
