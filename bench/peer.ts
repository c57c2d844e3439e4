import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another server with the same bytes and headers as a page of ours. */
export interface Peer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** `start` writes the program's files into a folder of its own, and gives its name, arguments and address. */
export async function startPeer(
  start: (folder: string) => { program: string; words: string[]; url: string },
): Promise<Peer> {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-peer-'));
  const { program, words, url } = start(folder);
  const child = spawn(program, words, { stdio: 'inherit' });
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries === 100 || child.exitCode !== null) throw new Error(`${program} did not start.`);
    await wait(50);
  }
  return { url, pid: child.pid ?? 0, stop: () => stop(child, folder) };
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}
