import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { findProcess, signal } from './process-table.ts';

const waitsForEver = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);

it('a signal ends who is running, and may come too late', async () => {
  const child = waitsForEver();
  const pid = child.pid ?? 0;
  const ended = once(child, 'exit');
  expect(findProcess(pid)?.name).toBeTruthy();
  signal(pid, 'SIGKILL');
  await ended;
  expect(findProcess(pid)).toBeUndefined();
  expect(() => signal(pid, 'SIGTERM')).not.toThrow();
});
