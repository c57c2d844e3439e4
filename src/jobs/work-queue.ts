export type QueueLoad = { running: number; waiting: number };

export type WorkQueue = {
  /** Runs a task when its turn comes and gives its result, or 'busy' at once when too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result | 'busy'>;
  load(): QueueLoad;
};

/** Runs at most `atOnce` tasks at a time; `waiting` more stand in line, first come first served. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    async run(task) {
      if (running < atOnce) running += 1;
      else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
      else return 'busy';
      try {
        return await task();
      } finally {
        // The place goes to the next in line, so that a newcomer cannot take it in between.
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
    load: () => ({ running, waiting: line.length }),
  };
}
