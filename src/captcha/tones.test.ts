import { expect, it } from 'vitest';
import { playTones } from './tones.ts';

it('plays each digit as so many tones, and is silent between them', () => {
  const samples = [...playTones('213').subarray(44)].map((value) => Math.abs(value - 128));
  // A tone starts where it gets loud after at least a tenth of a second of quiet.
  const starts = samples.flatMap((_, at) => {
    const isLoud = Math.max(...samples.slice(at, at + 80)) > 40;
    const wasQuiet = at >= 800 && Math.max(...samples.slice(at - 800, at)) <= 40;
    return at % 80 === 0 && isLoud && wasQuiet ? [at] : [];
  });
  const gaps = starts.slice(1).map((at, index) => (at - (starts[index] ?? 0)) / 8000);
  expect(starts).toHaveLength(6);
  expect(gaps.map((seconds) => (seconds > 1 ? 'next digit' : 'same'))).toEqual([
    'same',
    'next digit',
    'next digit',
    'same',
    'same',
  ]);
});

it('is a whole file of 8 bits', () => {
  const sound = playTones('5');
  expect(sound.readUInt32LE(40)).toBe(sound.length - 44);
  expect(sound.readUInt32LE(4)).toBe(sound.length - 8);
});
