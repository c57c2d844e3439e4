import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { RanImport } from '#import/run/run-import.ts';
import { startAlone } from '#test/start-alone.ts';

type WhiseRun = {
  url: string;
  /** The folder for its files. */
  directory: string;
  /** The port of whiseServer. */
  port: number;
  importKey: string;
  /** The time of its clock, which stands still. */
  now: Date;
};

/** The outcome of the process: `undefined` if it was killed. `peakMB`: the most memory that it ever had. */
type EndedWhiseRun = RanImport & { pauses: number[]; peakMB: number };

/** A run of the source whise in a process of its own, with the memory settings of a worker. `process` may be killed. */
export function startWhiseRun(run: WhiseRun): {
  process: ChildProcess;
  ended: Promise<EndedWhiseRun | undefined>;
} {
  const { process, ended } = startAlone(join(import.meta.dirname, 'run-whise.ts'), run);
  return { process, ended: ended.then((out) => (out === undefined ? undefined : JSON.parse(out))) };
}
