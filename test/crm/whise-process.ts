import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { RanImport } from '#import/run/run-import.ts';
import { startAlone } from '#test/start-alone.ts';

export type WhiseRun = {
  url: string;
  /** Where its files are kept. */
  directory: string;
  /** Of whiseServer. */
  port: number;
  importKey: string;
  /** Of its clock, which stands. */
  now: Date;
};

/** What is left of the process: `undefined` where it was killed. `peakMB`: the most memory that it ever had. */
export type EndedWhiseRun = RanImport & { pauses: number[]; peakMB: number };

/** A run of the source whise as a process of its own, with memory as a worker has it. `process` may be killed. */
export function startWhiseRun(run: WhiseRun): {
  process: ChildProcess;
  ended: Promise<EndedWhiseRun | undefined>;
} {
  const { process, ended } = startAlone(join(import.meta.dirname, 'run-whise.ts'), run);
  return { process, ended: ended.then((out) => (out === undefined ? undefined : JSON.parse(out))) };
}
