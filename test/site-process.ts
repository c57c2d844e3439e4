import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { until } from './until.ts';

const root = join(import.meta.dirname, '..');

/** The program as `npm start` runs it, in a process of its own. */
export interface SiteProcess {
  child: ChildProcess;
  url: string;
  /** What it has said so far, on stdout and stderr. */
  output: () => string;
  /** Resolves when /readyz answers 200; throws with its output when the process ends before. */
  ready(): Promise<void>;
  /** Sends the signal and gives the exit code, or null where the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  exitCode(): Promise<number | null>;
}

/** Starts the built program with these variables and none of ours. */
export function startSite(variables: {
  PORT: string;
  DATA_DIR: string;
  [name: string]: string;
}): SiteProcess {
  const env = { PATH: '/usr/bin:/bin', DEMO: '0', ...variables };
  const child = spawn(process.execPath, ['src/server.ts'], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const url = `http://127.0.0.1:${variables.PORT}`;
  return {
    child,
    url,
    output: () => output,
    ready: async () => {
      await until(() => {
        if (child.exitCode !== null || child.signalCode !== null) throw new Error(`It ended:\n${output}`);
        return isReady(url);
      });
    },
    end: async (signal) => {
      child.kill(signal);
      return exited;
    },
    exitCode: () => exited,
  };
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

export function findFreePort(): Promise<string> {
  return until(async () => {
    // Below those that the system gives to connections: one that is begun meanwhile could get it.
    const port = randomInt(20_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) await once(probe.close(), 'close');
    return isFree && String(port);
  });
}

/** Takes a data folder. Gives the process number and the address of the embedded database that runs on it. */
export function readEmbedded(dataDirectory: string): { pid: number; url: string } {
  const cluster = join(dataDirectory, 'postgres', 'cluster');
  const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(cluster, 'gevel-password'), 'utf8');
  return { pid: Number(lines[0]), url: `postgres://gevel:${password}@127.0.0.1:${lines[3]}/gevel` };
}
