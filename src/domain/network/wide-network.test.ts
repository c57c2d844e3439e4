import { expect, it } from 'vitest';
import { wideNetwork } from './wide-network.ts';

it.each([
  ['192.0.2.9', undefined],
  ['2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8:0:0', '2001:db8:0::/48'],
])('the network around %s is %s', (network, expected) => {
  expect(wideNetwork(network)).toBe(expected);
});
