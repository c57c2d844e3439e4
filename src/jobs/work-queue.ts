export type QueueLoad = { running: number; waiting: number };

/**
 * `signal`: aborted once the caller has left, so that the task need not begin. `waitMs`: replaces `longestWaitMs`.
 * `asker`: identifies the client, so that one cannot take all places; without it this limit does not apply.
 */
export type AskedWork = {
  signal?: AbortSignal | undefined;
  waitMs?: number | undefined;
  asker?: string | undefined;
};

export type WorkQueue = {
  /**
   * Runs a task when its turn comes and gives its result; 'busy' at once if too many already wait, or later if its turn
   * has not come in time.
   */
  run<Result>(task: () => Promise<Result>, asked?: AskedWork): Promise<Result | 'busy'>;
  load(): QueueLoad;
};

type Waiting = { asker: string | undefined; begin: () => void };

/**
 * Runs at most `atOnce` tasks at a time; `waiting` more stand in line, each for at most `longestWaitMs`. First come,
 * first served, with two exceptions: of one asker at most `ofOne.atOnce` run and `ofOne.waiting` wait, and an asker
 * with fewer running tasks comes before one with more.
 */
export function createWorkQueue({
  atOnce,
  waiting,
  longestWaitMs,
  ofOne = { atOnce, waiting },
}: {
  atOnce: number;
  waiting: number;
  longestWaitMs?: number;
  ofOne?: { atOnce: number; waiting: number };
}): WorkQueue {
  let running = 0;
  const runningOf = new Map<string, number>();
  const line = new Set<Waiting>();

  const countOf = (asker?: string) => (asker === undefined ? 0 : (runningOf.get(asker) ?? 0));
  const mayRun = (asker?: string) => running < atOnce && countOf(asker) < ofOne.atOnce;
  const mayWait = (asker?: string) =>
    line.size < waiting &&
    (asker === undefined || [...line].filter((each) => each.asker === asker).length < ofOne.waiting);

  function take(asker?: string): void {
    running += 1;
    if (asker !== undefined) runningOf.set(asker, countOf(asker) + 1);
  }

  /** Gives the place at once to a task in line, so that a newcomer cannot take it in between. */
  function giveBack(asker?: string): void {
    running -= 1;
    const left = countOf(asker) - 1;
    if (asker !== undefined && left > 0) runningOf.set(asker, left);
    else if (asker !== undefined) runningOf.delete(asker);
    let next: Waiting | undefined;
    for (const each of line)
      if (mayRun(each.asker) && (!next || countOf(each.asker) < countOf(next.asker))) next = each;
    if (!next) return;
    take(next.asker);
    next.begin();
  }

  /** True if its turn came before the caller gave up. */
  function standInLine({ asker, signal, waitMs }: AskedWork): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const leave = (isTurn: boolean) => {
      line.delete(place);
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
      resolve(isTurn);
    };
    const place = { asker, begin: () => leave(true) };
    const giveUp = () => leave(false);
    const patience = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
    signal?.addEventListener('abort', giveUp);
    line.add(place);
    return promise;
  }

  return {
    async run(task, { signal, waitMs = longestWaitMs, asker } = {}) {
      if (signal?.aborted) return 'busy';
      if (mayRun(asker)) take(asker);
      else if (!mayWait(asker) || !(await standInLine({ asker, signal, waitMs }))) return 'busy';
      try {
        return await task();
      } finally {
        giveBack(asker);
      }
    },
    load: () => ({ running, waiting: line.size }),
  };
}
