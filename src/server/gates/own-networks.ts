import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** By the settings, which are the same object until they change. */
const known = new WeakMap<readonly string[], BlockList>();

/**
 * Tells whether an address, as server/gates/client-address.ts gives it, lies in one of these networks, each an address or
 * written as '192.0.2.0/24'. Of IPv6 only the network of an address is known: all narrower ones count as theirs.
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
