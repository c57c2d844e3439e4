import { LRUCache } from 'lru-cache';
import { wideFactor, wideNetwork } from '#domain/network/wide-network.ts';
import type { Environment } from '#environment';

/**
 * A limit for requests that are too many to be counted in the database: counts per client address, in the memory of
 * this process. `workers`: how many processes count. Connections go to them in turn, so each lets its share through,
 * rounded up. The function counts a request and says whether it is within the limit.
 */
export function limitByAddress(
  limit: { most: number; ms: number },
  { workers }: Pick<Environment, 'workers'>,
): (clientAddress: string) => boolean {
  const { ms } = limit;
  const most = Math.ceil(limit.most / workers);
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
