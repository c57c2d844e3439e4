import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { readPostmaster, removeStaleLock } from './postmaster.ts';
import { findProcess } from './process-table.ts';
import { enter, leave } from './visitors.ts';

const directory = mkdtempSync(join(tmpdir(), 'gevel-postmaster-'));
afterAll(() => rmSync(directory, { recursive: true }));

const beyondEveryProcess = 2 ** 30;

describe('the lock file of a cluster', () => {
  it.each([
    ['a process that is gone', beyondEveryProcess],
    ['another program, which has the number now', process.pid],
    ['nothing readable', 'x'],
  ])('is stale when it names %s', (_, pid) => {
    const lock = join(directory, 'postmaster.pid');
    writeFileSync(lock, `${pid}\n${directory}\n1763712000\n5432\n\n127.0.0.1\n\nready\n`);
    expect(readPostmaster(directory)).toBeUndefined();
    removeStaleLock(directory);
    expect(existsSync(lock)).toBe(false);
  });

  it('may be absent', () => {
    expect(readPostmaster(directory)).toBeUndefined();
    removeStaleLock(directory);
  });
});

describe('findProcess', () => {
  it('knows a process by its start', () => {
    expect(findProcess(process.pid)?.startedAt).toBe(findProcess(process.pid)?.startedAt);
    expect(findProcess(process.pid)?.startedAt).not.toBe(findProcess(1)?.startedAt);
    expect(findProcess(beyondEveryProcess)).toBeUndefined();
  });
});

describe('leave', () => {
  const list = join(directory, 'in-use-by');
  afterEach(() => rmSync(list, { recursive: true }));

  it('tells that nobody is left', () => {
    enter(directory);
    expect(leave(directory)).toBe(true);
  });

  it('counts who was killed, and who has the number of one that was, as gone', () => {
    enter(directory);
    writeFileSync(join(list, String(beyondEveryProcess)), '1');
    writeFileSync(join(list, '1'), 'another start');
    expect(leave(directory)).toBe(true);
    expect(existsSync(join(list, '1'))).toBe(false);
  });

  it('tells that another process is left', () => {
    enter(directory);
    writeFileSync(join(list, '1'), findProcess(1)?.startedAt ?? '');
    expect(leave(directory)).toBe(false);
    expect(existsSync(join(list, '1'))).toBe(true);
  });
});
