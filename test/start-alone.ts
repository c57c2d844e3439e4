import { type ChildProcess, execFile } from 'node:child_process';
import { smallMemory } from '#server/start/workers/small-memory.ts';
import { bareEnvironment } from './bare-environment.ts';

/**
 * A program of the tests in a process of its own, with the memory settings of a worker; it gets one line of JSON.
 * `process` may be killed; `ended` gives its output, or undefined if it was killed.
 */
export function startAlone(
  program: string,
  told: object,
): { process: ChildProcess; ended: Promise<string | undefined> } {
  const done = Promise.withResolvers<string | undefined>();
  const env = { ...bareEnvironment, NODE_ENV: 'production', ...smallMemory.variables };
  const words = [...smallMemory.words, program, JSON.stringify(told)];
  const child = execFile(process.execPath, words, { env }, (error, out, err) => {
    if (error && error.signal !== 'SIGKILL') done.reject(new Error(err || error.message));
    else done.resolve(error ? undefined : out);
  });
  return { process: child, ended: done.promise };
}
