import { expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { limitByAddress } from './address-limit.ts';

const ask = (limit: (address: string) => boolean, addresses: readonly string[]) =>
  addresses.filter((address) => limit(address)).length;

it('lets so many through from each address', () => {
  const limit = limitByAddress({ most: 3, ms: minuteMs }, { workers: 1 });
  expect(ask(limit, Array(5).fill('192.0.2.1'))).toBe(3);
  expect(limit('192.0.2.2')).toBe(true);
});

it('lets ten times as many through from all networks of a /48', () => {
  const limit = limitByAddress({ most: 3, ms: minuteMs }, { workers: 1 });
  const networks = Array.from({ length: 50 }, (_, index) => `2001:db8:1:${index.toString(16)}`);
  expect(ask(limit, networks)).toBe(30);
  expect(limit('2001:db8:2:0')).toBe(true);
});

it('lets one of several workers let its share through, rounded up', () => {
  const limits = Array.from({ length: 4 }, () => limitByAddress({ most: 10, ms: minuteMs }, { workers: 4 }));
  expect(limits.map((limit) => ask(limit, Array(20).fill('192.0.2.1')))).toEqual([3, 3, 3, 3]);
  const networks = Array.from({ length: 50 }, (_, index) => `2001:db8:1:${index.toString(16)}`);
  expect(limits.map((limit) => ask(limit, networks))).toEqual([30, 30, 30, 30]);
});
