import { BlockList, isIPv4, isIPv6 } from 'node:net';

// Two lists: a BlockList that holds ::ffff:0:0/96 would find every address of IPv4 in it.
const closedV4 = subnets('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // behind the NAT of providers
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, and the metadata of cloud machines
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // documentation, as the other two below
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['198.18.0.0', 15], // benchmarking
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4],
]);

// All public addresses are in 2000::/3: loopback, mapped, NAT64, unique local, link-local and multicast are not.
const globalV6 = subnets('ipv6', [['2000::', 3]]);
const closedV6 = subnets('ipv6', [
  ['2001::', 23], // Teredo, ORCHID and others of the IETF
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4: any address of IPv4 within
  ['3fff::', 20],
]);

/** True if a numeric address leads to a machine on the internet, not to ours or its neighbours. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closedV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

function subnets(family: 'ipv4' | 'ipv6', list: [network: string, prefix: number][]): BlockList {
  const blocks = new BlockList();
  for (const [network, prefix] of list) blocks.addSubnet(network, prefix, family);
  return blocks;
}
