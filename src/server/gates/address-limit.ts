import { LRUCache } from 'lru-cache';
import { wideFactor, wideNetwork } from '#domain/network/wide-network.ts';

/**
 * For what is asked too often to be counted in the database: counts per client address, in the memory of this process.
 * The function counts a request and tells whether it is within the limit.
 */
export function limitByAddress({
  most,
  ms,
}: {
  most: number;
  ms: number;
}): (clientAddress: string) => boolean {
  const counts = new LRUCache<string, number>({ max: 20_000, ttl: ms, noUpdateTTL: true });
  const count = (network: string) => {
    const counted = (counts.get(network) ?? 0) + 1;
    counts.set(network, counted);
    return counted;
  };
  return (clientAddress) => {
    const wide = wideNetwork(clientAddress);
    const isWideWithin = !wide || count(wide) <= most * wideFactor;
    return count(clientAddress) <= most && isWideWithin;
  };
}
