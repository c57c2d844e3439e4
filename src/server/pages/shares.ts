import { wideFactor, wideNetwork } from '#domain/network/wide-network.ts';

/**
 * Leaves room in a queue for others: runs a task, or gives 'busy' at once if `most` tasks of the same network (ten
 * times as many of the wider one around it) are under way.
 */
export function createShares(most: number) {
  const underWay = new Map<string, number>();
  const countOf = (network: string) => underWay.get(network) ?? 0;
  return {
    async run<Result>(clientAddress: string, task: () => Promise<Result>): Promise<Result | 'busy'> {
      const wide = wideNetwork(clientAddress);
      if (countOf(clientAddress) >= most || (wide && countOf(wide) >= most * wideFactor)) return 'busy';
      const networks = wide ? [clientAddress, wide] : [clientAddress];
      for (const network of networks) underWay.set(network, countOf(network) + 1);
      try {
        return await task();
      } finally {
        for (const network of networks) {
          const left = countOf(network) - 1;
          if (left > 0) underWay.set(network, left);
          else underWay.delete(network);
        }
      }
    },
  };
}
