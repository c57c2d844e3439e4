import type { Worker } from 'node:cluster';

type Connection = { close(): void };

/**
 * When a worker ends, closes the connection that it was handed but did not take. node:cluster hands over one at a time
 * and waits for the answer, for ever if the worker dies first (lib/internal/cluster/round_robin_handle.js): it would
 * keep its copy of the connection open, and the visitor would wait as long.
 */
export function closeUntaken(worker: Worker): void {
  let last: Connection | undefined;
  worker.process.send = new Proxy(worker.process.send, {
    apply(send, self, words) {
      const [message, handle] = words as [{ act?: string }, Connection | undefined];
      if (message.act === 'newconn') last = handle;
      return Reflect.apply(send, self, words);
    },
  });
  // Has no effect on a connection that was taken: cluster has closed its copy by then.
  const close = () => last?.close();
  worker.once('exit', close);
  // Does not come while a connection waits to be taken, but does after the end of a worker that was handed one after
  // it.
  worker.once('disconnect', close);
}
