import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { minuteMs } from '#domain/time/durations.ts';
import type { Manner } from '#server/start/stop.ts';
import { ALIVE_EVERY_MS } from './orders.ts';
import { type End, WorkerProcess } from './worker-process.ts';

type Options = {
  count: number;
  databaseUrl: string;
  log: Logger;
  /** The folder of the release that is served first. */
  release: string;
  /** Gives the folder of the newest release. */
  findRelease: () => string | undefined;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const MOST_UNHEARD_TIMES = 12;

/**
 * Keeps `count` processes serving on one port: those that end or hang are started again, and all can be replaced, one
 * after the other, without losing a request.
 */
export class Workers {
  readonly #options: Options;
  /** By their numbers. */
  readonly #serving = new Map<number, WorkerProcess>();
  /** Including those that are starting or stopping. */
  readonly #living = new Set<WorkerProcess>();
  /** How often in a row each number ended soon. */
  readonly #failures = new Map<number, number>();
  #release: string;
  #hasStarted = false;
  #isStopping = false;
  #replacing = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#release = options.release;
    setInterval(() => this.#endSilent(), ALIVE_EVERY_MS).unref();
  }

  /** The folder of the release that is served. */
  get release(): string {
    return this.#release;
  }

  /** Resolves to true when the first worker serves, before the others do; to false if it cannot, and has said why. */
  async start(): Promise<boolean> {
    const first = this.#fork(1, { greets: true });
    this.#serving.set(1, first);
    this.#replacing = first.served.then(() => {});
    this.#hasStarted = await first.served;
    for (let number = 2; this.#hasStarted && !this.#isStopping && number <= this.#options.count; number++) {
      this.#serving.set(number, this.#fork(number));
    }
    return this.#hasStarted;
  }

  /**
   * Replaces the workers by processes of the newest release. If one of those fails to serve, the earlier ones go on.
   */
  replaceAll(): Promise<void> {
    this.#replacing = this.#replacing.then(() => this.#replaceEach());
    return this.#replacing;
  }

  /** Resolves when all have ended. */
  async stop(manner: Manner): Promise<void> {
    this.#isStopping = true;
    const living = [...this.#living];
    for (const worker of living) worker.stop(manner);
    await Promise.all(living.map(({ ended }) => ended));
  }

  #fork(number: number, { greets } = { greets: false }): WorkerProcess {
    const { databaseUrl, log, findRelease } = this.#options;
    // The folder build/ was emptied and built anew.
    if (!existsSync(this.#release)) this.#release = findRelease() ?? this.#release;
    const release = basename(this.#release);
    const worker = new WorkerProcess(this.#release, { order: 'serve', number, databaseUrl, greets });
    this.#living.add(worker);
    worker.served.then((serves) => {
      if (serves) log.info({ worker: number, pid: worker.pid, release }, 'a worker is serving');
    });
    worker.ended.then((end) => {
      this.#living.delete(worker);
      return this.#startAgain(number, worker, end);
    });
    return worker;
  }

  async #startAgain(number: number, worker: WorkerProcess, end: End): Promise<void> {
    const isMissed = () => this.#hasStarted && !this.#isStopping && this.#serving.get(number) === worker;
    if (!isMissed()) return;
    const wasWell = (worker.servedForMs ?? 0) > minuteMs;
    const failures = wasWell ? 0 : (this.#failures.get(number) ?? 0);
    this.#failures.set(number, failures + 1);
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    this.#options.log.error({ worker: number, ...end, pauseMs }, 'a worker ended and will be started again');
    await wait(pauseMs);
    if (isMissed()) this.#serving.set(number, this.#fork(number));
  }

  async #replaceEach(): Promise<void> {
    const { count, log, findRelease } = this.#options;
    const before = this.#release;
    this.#release = findRelease() ?? before;
    // The first worker comes first: it migrates the database for the others.
    for (let number = 1; number <= count && !this.#isStopping; number++) {
      const next = this.#fork(number);
      if (!(await next.served)) {
        this.#release = before;
        if (this.#isStopping) return;
        log.error({ worker: number }, 'a worker could not be replaced: the earlier workers go on');
        return;
      }
      const last = this.#serving.get(number);
      this.#serving.set(number, next);
      last?.stop('retired');
    }
    log.info({ release: basename(this.#release) }, 'all workers were replaced');
  }

  /** Kills workers that hang, in an endless loop or stopped from outside. */
  #endSilent(): void {
    for (const [worker, living] of this.#serving) {
      if (living.servedForMs === undefined) continue;
      living.unheardTimes += 1;
      if (living.unheardTimes <= MOST_UNHEARD_TIMES) continue;
      this.#options.log.error({ worker }, 'a worker does not respond and is ended');
      living.kill();
    }
  }
}
