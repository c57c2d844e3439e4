/** How long each of many runs took, in milliseconds, and how many fit in a second. */
export type Timing = { p50: number; p95: number; p99: number; cpuP95: number; perSecond: number };

/** The first few runs only warm up and are not counted. */
export async function timed<Case>(
  cases: readonly Case[],
  run: (each: Case) => unknown | Promise<unknown>,
): Promise<Timing> {
  for (const each of cases.slice(0, 50)) await run(each);
  const times: number[] = [];
  const cpuTimes: number[] = [];
  for (const each of cases) {
    const startedAt = performance.now();
    const cpuAtStart = cpuMs();
    await run(each);
    cpuTimes.push(cpuMs() - cpuAtStart);
    times.push(performance.now() - startedAt);
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    cpuP95: percentile(cpuTimes, 0.95),
    perSecond: (1000 * times.length) / total,
  };
}

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length, Math.ceil(sorted.length * share)) - 1] ?? 0;
}

/** The CPU time of this thread does not depend on other users of the machine. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
