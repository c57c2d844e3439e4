export type QueueLoad = { running: number; waiting: number };

export type WorkQueue = {
  /**
   * Runs a task when its turn comes and gives its result; 'busy' at once when too many wait already, or when its turn
   * has not come in time. `signal`: whoever asked has left, and the task need not begin. `waitMs`: in place of the
   * time that all may wait.
   */
  run<Result>(task: () => Promise<Result>, signal?: AbortSignal, waitMs?: number): Promise<Result | 'busy'>;
  load(): QueueLoad;
};

/**
 * Runs at most `atOnce` tasks at a time; `waiting` more stand in line, first come first served, each for at most
 * `longestWaitMs`.
 */
export function createWorkQueue({
  atOnce,
  waiting,
  longestWaitMs,
}: {
  atOnce: number;
  waiting: number;
  longestWaitMs?: number;
}): WorkQueue {
  let running = 0;
  const line = new Set<() => void>();

  /** Tells whether the turn came before the one who stands there gave up. */
  function standInLine(signal: AbortSignal | undefined, waitMs: number | undefined): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const leave = (isTurn: boolean) => {
      line.delete(begin);
      clearTimeout(patience);
      signal?.removeEventListener('abort', giveUp);
      resolve(isTurn);
    };
    const begin = () => leave(true);
    const giveUp = () => leave(false);
    const patience = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs);
    signal?.addEventListener('abort', giveUp);
    line.add(begin);
    return promise;
  }

  return {
    async run(task, signal, waitMs = longestWaitMs) {
      if (signal?.aborted) return 'busy';
      if (running < atOnce) running += 1;
      else if (line.size >= waiting || !(await standInLine(signal, waitMs))) return 'busy';
      try {
        return await task();
      } finally {
        // The place goes to the next in line, so that a newcomer cannot take it in between.
        const [next] = line;
        if (next) next();
        else running -= 1;
      }
    },
    load: () => ({ running, waiting: line.size }),
  };
}
