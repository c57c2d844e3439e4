import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.ts';
import { until } from './until.ts';

const root = join(import.meta.dirname, '..');

/** The program in a process of its own, as `npm start` runs it. */
export interface SiteProcess {
  child: ChildProcess;
  url: string;
  /** The output so far, on stdout and stderr. */
  output: () => string;
  /** Resolves when /readyz answers 200; throws with the output if the process ends before that. */
  ready(): Promise<void>;
  /** Sends the signal; gives the exit code, or null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  exitCode(): Promise<number | null>;
}

/**
 * Starts the built program with only these environment variables; one worker and a quick stop unless they say
 * otherwise.
 */
export function startSite(variables: {
  PORT: string;
  DATA_DIR: string;
  [name: string]: string;
}): SiteProcess {
  const env = { ...bareEnvironment, DEMO: '0', WORKERS: '1', STOP_DELAY_MS: '0', ...variables };
  const child = spawn(process.execPath, ['build/current/src/start.ts'], { cwd: root, env });
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

/** Two of them with data folders of their own below `directory`. */
export async function startTwoSites(
  directory: string,
  variables: Record<string, string>,
): Promise<[SiteProcess, SiteProcess]> {
  const start = async (name: string) => {
    const site = startSite({ PORT: await findFreePort(), DATA_DIR: join(directory, name), ...variables });
    await site.ready();
    return site;
  };
  // One after the other, because the first fills the table of places.
  return [await start('one'), await start('two')];
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

export function findFreePort(): Promise<string> {
  return until(async () => {
    // Below the range of ports for outgoing connections, one of which could take the port meanwhile.
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

/** The process number of the embedded database that is running on the data folder, and its address for a superuser. */
export function readEmbedded(dataDirectory: string): { pid: number; url: string } {
  const cluster = join(dataDirectory, 'postgres', 'cluster');
  const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(cluster, 'gevel-password'), 'utf8');
  return { pid: Number(lines[0]), url: `postgres://gevel:${password}@127.0.0.1:${lines[3]}/gevel` };
}
