import { expect, it } from 'vitest';
import { isInNetworks } from './own-networks.ts';

it.each([
  ['192.0.2.9', ['192.0.2.9'], true],
  ['192.0.2.10', ['192.0.2.9'], false],
  ['192.0.2.255', ['192.0.2.0/24'], true],
  ['192.0.3.0', ['192.0.2.0/24'], false],
  ['192.0.3.0', ['198.51.100.7', '192.0.2.0/23'], true],
  ['2001:db8:1:2', ['2001:db8:1:2::/64'], true],
  ['2001:db8:1:2', ['2001:db8:1:2:3::/80'], true],
  ['2001:db8:1:2', ['2001:db8:1:2::7'], true],
  ['2001:db8:1:2', ['2001:db8:1::/48'], true],
  ['2001:db8:1:3', ['2001:db8:1:2::/64'], false],
  ['0:0:0:0', ['::1'], true],
  ['192.0.2.9', [], false],
  // A proxy may write anything.
  ['unknown', ['0.0.0.0/0', '::/0'], false],
  ['', ['0.0.0.0/0', '::/0'], false],
])('%s in %j: %s', (address, networks, expected) => {
  expect(isInNetworks(address, networks)).toBe(expected);
  expect(isInNetworks(address, networks)).toBe(expected);
});
