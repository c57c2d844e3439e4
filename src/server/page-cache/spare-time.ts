/**
 * Runs work of the processor that may wait for ever: one piece at a time, and after each a rest `rest` times as long as
 * it took. With nine, a process gives it at most a tenth of one core, whatever is asked of it.
 */
export function createSpareTime(rest: number, now = () => performance.now()) {
  let isAtWork = false;
  let restsUntil = 0;
  return {
    isFree: () => !isAtWork && now() >= restsUntil,
    async use(work: () => Promise<void>): Promise<void> {
      isAtWork = true;
      const begunAt = now();
      try {
        await work();
      } finally {
        isAtWork = false;
        restsUntil = now() + rest * (now() - begunAt);
      }
    },
  };
}
