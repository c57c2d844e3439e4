import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepShort } from './log-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'gevel-log-'));
afterAll(() => rmSync(directory, { recursive: true }));
const read = (path: string) => readFileSync(path, 'utf8');

it('a log that has grown is begun anew, for who has it open too', () => {
  const log = join(directory, 'open.log');
  const file = openSync(log, 'a');
  writeSync(file, 'first\n');
  keepShort(log, 7);
  expect(read(log)).toBe('first\n');
  writeSync(file, 'second\n');
  keepShort(log, 7);
  expect(read(log)).toBe('');
  expect(read(`${log}.1`)).toBe('first\nsecond\n');
  writeSync(file, 'third\n');
  closeSync(file);
  expect(read(log)).toBe('third\n');
});

it('of those before, one is kept', () => {
  const log = join(directory, 'often.log');
  for (const line of ['first', 'second']) {
    appendFileSync(log, `${line}\n`);
    keepShort(log, 1);
  }
  expect(readdirSync(directory).filter((name) => name.startsWith('often'))).toEqual([
    'often.log',
    'often.log.1',
  ]);
  expect(read(`${log}.1`)).toBe('second\n');
});

it('there may be none yet', () => {
  keepShort(join(directory, 'absent.log'));
});
