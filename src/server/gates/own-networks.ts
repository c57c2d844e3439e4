import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Keyed by the list in the settings, which stays the same object until they change. */
const known = new WeakMap<readonly string[], BlockList>();

/**
 * `address`: as server/gates/client-address.ts gives it. `networks`: addresses, or networks such as '192.0.2.0/24'.
 * Only the /64 of an IPv6 address is known, so a narrower network counts as the whole /64.
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const list = known.get(networks) ?? makeList(networks);
  known.set(networks, list);
  if (isIPv4(address)) return list.check(address);
  const first = `${address}::`;
  return address !== '' && isIPv6(first) && list.check(first, 'ipv6');
}

function makeList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    if (isIPv4(address)) list.addSubnet(address, Number(length ?? 32), 'ipv4');
    else list.addSubnet(address, Math.min(64, Number(length ?? 64)), 'ipv6');
  }
  return list;
}
