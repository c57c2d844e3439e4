import { spawn, spawnSync } from 'node:child_process';

/** One core for the server that is measured, another for the client. */
export const SERVER_CORE = '0';
export const CLIENT_CORE = '1';

/** Throws a sentence that says what to install if one of these programs is missing. */
export function requirePrograms(...names: string[]): void {
  const missing = names.filter((name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0);
  if (missing.length > 0) {
    throw new Error(
      `This measurement needs ${missing.join(' and ')}: on Debian, apt-get install nginx-light wrk util-linux.`,
    );
  }
}

/** Keeps a running process, with all its threads, on one core. */
export function pin(pid: number, core: string): void {
  const { status, stderr } = spawnSync('taskset', ['-a', '-c', '-p', core, String(pid)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The process could not be kept on one core: ${stderr}`);
}

interface Load {
  requests: number;
  perSecond: number;
}

/**
 * Sends requests as fast as they are answered, for `seconds`, as a browser that accepts brotli. `script`: a Lua file
 * that writes the requests. `cores`: those on which the client runs. Throws if an answer is not 2xx.
 */
export async function askWithWrk(
  url: string,
  {
    seconds,
    connections,
    script,
    cores = CLIENT_CORE,
  }: { seconds: number; connections: number; script?: string; cores?: string },
): Promise<Load> {
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, deflate, br'];
  if (script) words.push('-s', script);
  const output = await run('taskset', ['-c', cores, 'wrk', ...words, url]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Not all was answered:\n${output}`);
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
  };
}

/** Gives the program's output. Throws with that output if the program failed. */
export async function run(program: string, words: string[], env = process.env): Promise<string> {
  const child = spawn(program, words, { env });
  const printed: Buffer[] = [];
  const complaints: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const output = Buffer.concat(printed).toString();
  if (status !== 0) throw new Error(`${program} failed:\n${output}${Buffer.concat(complaints)}`);
  return output;
}
