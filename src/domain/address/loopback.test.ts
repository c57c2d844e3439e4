import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.127', false],
  ['::ffff:192.0.2.1', false],
  ['localhost.agency.be', false],
  ['127.0.0.1.agency.be', false],
  ['', false],
])('%s: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
