import { readdirSync, readFileSync } from 'node:fs';

// The unit of /proc: 100 per second on every Linux that Node runs on.
const TICKS_PER_SECOND = 100;

/** In milliseconds, by the name of the thread. */
export function cpuTimeOfThreads(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const name = stat.slice(stat.indexOf('(') + 1, end);
    const columns = stat.slice(end + 2).split(' ');
    const ticks = Number(columns[11]) + Number(columns[12]);
    times.set(name, (times.get(name) ?? 0) + (ticks * 1000) / TICKS_PER_SECOND);
  }
  return times;
}

/** All processes together, in milliseconds. */
export function cpuTime(pids: number[]): number {
  return pids.flatMap((pid) => [...cpuTimeOfThreads(pid).values()]).reduce((total, each) => total + each, 0);
}
