import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProcess } from './process-table.ts';

/** The part of PostgreSQL's lock file that is used here. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Undefined when there is no lock file, or when its PostgreSQL has ended. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(lockFile(cluster));
  const pid = Number(lines[0]);
  if (!(pid > 0) || findProcess(pid)?.name !== 'postgres') return undefined;
  // PostgreSQL's source, pidfile.h: line 4 is the port, line 8 the status.
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The port of the server that wrote the lock file, whether or not it still runs. */
export function readLastPort(cluster: string): number | undefined {
  const port = Number(readLines(lockFile(cluster))[3]);
  return port > 0 ? port : undefined;
}

/**
 * Removes a lock file whose process number now belongs to another program or to one that has ended but was not reaped,
 * both usual in containers: PostgreSQL itself would take it for a running server and refuse to start. A second server
 * on the same files remains impossible, because PostgreSQL also looks for the shared memory of the first.
 */
export function removeStaleLock(cluster: string): void {
  if (!readPostmaster(cluster)) rmSync(lockFile(cluster), { force: true });
}

function lockFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
