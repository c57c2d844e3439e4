import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isCode } from './is-code.ts';

/** Process numbers are reused; number and start time together identify one process for ever. */
interface RunningProcess {
  name: string;
  startedAt: string;
}

/** Undefined when the process has ended, even if it was not reaped yet. */
export function findProcess(pid: number): RunningProcess | undefined {
  try {
    const { state, ...found } = process.platform === 'linux' ? readFromProc(pid) : askPs(pid);
    return state.startsWith('Z') ? undefined : found;
  } catch {
    return undefined;
  }
}

/**
 * proc_pid_stat(5): number, name in parentheses (which may contain spaces), state, and as the 20th field after the name
 * the start time.
 */
function readFromProc(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  return {
    name: stat.slice(stat.indexOf('(') + 1, end),
    state: fields[0] ?? '',
    startedAt: fields[19] ?? '',
  };
}

/** The running processes that process `pid` has started. */
export function findChildren(pid: number): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .map(Number)
      .filter((candidate) => candidate > 0 && readParent(candidate) === pid);
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

/** The second field after the name; undefined when the process has ended meanwhile. */
function readParent(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** A process that has ended since we looked is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error;
  }
}

/** macOS: state, start time ('Fri Nov 21 07:25:00 2025') and the program's path. */
function askPs(pid: number) {
  const output = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,lstart=,comm='], {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  });
  const words = output.trim().split(/\s+/);
  const name = words.slice(6).join(' ').split('/').at(-1) ?? '';
  return { name, state: words[0] ?? '', startedAt: words.slice(1, 6).join(' ') };
}
