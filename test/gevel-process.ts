import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bareEnvironment } from './bare-environment.ts';

const root = join(import.meta.dirname, '..');

type Variables = { DATA_DIR: string; [name: string]: string };

const environmentOf = (variables: Variables) => ({ ...bareEnvironment, ...variables });

/** Starts `npm run gevel -- …` in a process of its own, to be killed. */
export function startGevel(variables: Variables, ...words: string[]): ChildProcess {
  const env = environmentOf(variables);
  return spawn(process.execPath, ['src/gevel.ts', ...words], { cwd: root, env, stdio: 'ignore' });
}

/** Gives its stdout; throws with its stderr if its status is not 0. */
export function gevelProcess(variables: Variables, ...words: string[]): Promise<string> {
  const done = Promise.withResolvers<string>();
  const options = { cwd: root, env: environmentOf(variables) };
  execFile(process.execPath, ['src/gevel.ts', ...words], options, (error, out) =>
    error ? done.reject(error) : done.resolve(out.trim()),
  );
  return done.promise;
}
