import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import type { Manner } from '#server/start/stop.ts';
import { closeUntaken } from './handed-over.ts';
import type { Order, Report, ServeOrder } from './orders.ts';
import { smallMemory } from './small-memory.ts';

/** How a process ended: with a code, or by a signal. */
export type End = { code: number | null; signal: string | null };

/** A worker closes its port, its jobs and its pools, each with a patience of its own. */
const STOPPING_MS = 60_000;
const STOPPING_EARLY_MS = 5000;

/** One worker, as the parent sees it. */
export class WorkerProcess {
  /** Resolves to true when it serves, and to false if it ended before. */
  readonly served: Promise<boolean>;
  readonly ended: Promise<End>;
  /** How many checks in a row found no new report from it. */
  unheardTimes = 0;
  #servesSinceMs: number | undefined;
  readonly #worker: Worker;

  /** `release`: the folder of the release that it runs. */
  constructor(release: string, order: ServeOrder) {
    cluster.setupPrimary({
      exec: join(release, 'src', 'server.ts'),
      args: [],
      // On SIGUSR1 Node opens its inspector, a way into the program for every user of the machine.
      execArgv: [...process.execArgv, ...smallMemory.words, '--disable-sigusr1'],
    });
    this.#worker = cluster.fork(smallMemory.variables);
    closeUntaken(this.#worker);
    const served = Promise.withResolvers<boolean>();
    const ended = Promise.withResolvers<End>();
    this.served = served.promise;
    this.ended = ended.promise;
    this.#worker.on('message', (report: Report) => {
      this.unheardTimes = 0;
      if (report !== 'ready') return;
      this.#servesSinceMs = performance.now();
      served.resolve(true);
    });
    const end = (how: End) => {
      served.resolve(false);
      ended.resolve(how);
    };
    this.#worker.once('exit', (code, signal) => end({ code, signal }));
    // The worker could not be started, or had just ended when it got an order.
    this.#worker.on('error', () => this.pid === undefined && end({ code: null, signal: null }));
    this.#tell(order);
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  /** Undefined before it serves. */
  get servedForMs(): number | undefined {
    return this.#servesSinceMs === undefined ? undefined : performance.now() - this.#servesSinceMs;
  }

  stop(manner: Manner): void {
    this.#tell({ order: 'stop', manner });
    setTimeout(
      () => this.kill(),
      this.#servesSinceMs === undefined ? STOPPING_EARLY_MS : STOPPING_MS,
    ).unref();
  }

  kill(): void {
    this.#worker.process.kill('SIGKILL');
  }

  #tell(order: Order): void {
    if (this.#worker.isConnected()) this.#worker.send(order);
  }
}
