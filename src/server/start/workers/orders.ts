import type { Manner, Stop } from '#server/start/stop.ts';

/** The parent's orders to a worker. The two may be of different versions, so orders may only be added to. */
export type Order = ServeOrder | { order: 'stop'; manner: Manner };

export interface ServeOrder {
  order: 'serve';
  /** The first worker prepares the database and runs the jobs. */
  number: number;
  databaseUrl: string;
  /** True if it tells the person at the terminal where the site is. */
  greets: boolean;
}

/** A worker's reports to the parent. */
export type Report = 'ready' | 'alive';

export const ALIVE_EVERY_MS = 5000;

/** Called in a worker. Gives its order to serve; from then on `stop` follows the parent. */
export function takeOrders(stop: Stop): Promise<ServeOrder> {
  // A terminal and some service managers send signals to every process: the parent decides what they mean.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
  const { promise, resolve } = Promise.withResolvers<ServeOrder>();
  process.on('message', (order: Order) => {
    if (order.order === 'serve') resolve(order);
    if (order.order === 'stop') stop.ask(order.manner);
  });
  setInterval(() => report('alive'), ALIVE_EVERY_MS).unref();
  return promise;
}

export function report(what: Report): void {
  process.send?.(what);
}
