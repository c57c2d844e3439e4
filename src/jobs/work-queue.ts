export type WorkQueue = {
  /** Runs a task when its turn comes; gives what it gives, or 'busy' at once when too many wait already. */
  run<Result>(task: () => Promise<Result>): Promise<Result | 'busy'>;
};

/** Lets `atOnce` tasks run at a time and `waiting` more stand in line, first come first served. */
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
        // The place is handed to the next in line, so nobody who comes in between can take it.
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
