import { readdirSync, readFileSync } from 'node:fs';

// The unit of /proc: 100 per second on every Linux that Node runs on.
const TICKS_PER_SECOND = 100;

/** In milliseconds, by the name of the thread; threads that have ended are left out. */
export function cpuTimeOfThreads(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const { name, milliseconds } = readStat(`/proc/${pid}/task/${thread}/stat`);
    times.set(name, (times.get(name) ?? 0) + milliseconds);
  }
  return times;
}

/** All processes together, in milliseconds, with the threads that have ended. */
export function cpuTime(pids: number[]): number {
  return pids.reduce((total, pid) => total + readStat(`/proc/${pid}/stat`).milliseconds, 0);
}

/** A process and its children, in milliseconds, also those that have ended. */
export function cpuTimeWithChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return cpuTime([pid, ...children]) + readStat(`/proc/${pid}/stat`).ofEndedChildren;
}

function readStat(path: string) {
  const stat = readFileSync(path, 'utf8');
  const end = stat.lastIndexOf(')');
  const columns = stat
    .slice(end + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = columns.slice(11, 15);
  return {
    name: stat.slice(stat.indexOf('(') + 1, end),
    milliseconds: ((user + system) * 1000) / TICKS_PER_SECOND,
    ofEndedChildren: ((userOfChildren + systemOfChildren) * 1000) / TICKS_PER_SECOND,
  };
}
