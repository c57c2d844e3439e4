import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProgress } from './progress.ts';

let written = '';
const write = (text: string) => {
  written += text;
};

beforeEach(() => {
  written = '';
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('a person sees one line that changes, with messages above it', () => {
  const progress = watchProgress(write, true);
  progress.at(500);
  progress.say('line 3: bad\n');
  progress.at(1000);
  progress.end();
  expect(written.replaceAll('\r\u001b[K', '<')).toBe('<500 rows<line 3: bad\n<1000 rows<');
});

test('a log gets a line every five seconds', () => {
  const progress = watchProgress(write, false);
  progress.at(500);
  vi.advanceTimersByTime(4999);
  progress.at(1000);
  vi.advanceTimersByTime(1);
  progress.at(1500);
  progress.at(2000);
  progress.end();
  expect(written).toBe('1500 rows\n');
});
