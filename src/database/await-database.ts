import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { hostAddresses, hostNames } from './hosts.ts';
import { StartProblem } from './start-problem.ts';
import { isUnavailable } from './unavailable.ts';

const PAUSE_MS = 1000;
const ANSWER_MS = 5000;
const defaultSayEveryMs = 30_000;

/**
 * Waits until a PostgreSQL answers at the address, or at one of its hosts: after a power cut it may start later than we
 * do. There is no limit, because whoever started us could only try again. `say` is called at once and every half a
 * minute. Throws a StartProblem when a server answers but does not let us in.
 */
export async function awaitDatabase(
  address: string,
  say: (sentence: string) => void,
  signal: AbortSignal,
  sayEveryMs = defaultSayEveryMs,
): Promise<void> {
  const addresses = hostAddresses(address) ?? [address];
  for (let saidAt = Number.NEGATIVE_INFINITY; !signal.aborted; ) {
    const problems: Error[] = [];
    for (const each of addresses) {
      const problem = await ask(each);
      if (!problem) return;
      problems.push(problem);
    }
    const [problem] = problems;
    if (problem && !problems.some(isUnavailable))
      throw new StartProblem(
        `The database at ${hostNames(addresses)} refused the log-in (${problem.message}): correct DATABASE_URL.`,
        { cause: problem },
      );
    if (performance.now() - saidAt >= sayEveryMs) {
      say(
        `The database at ${hostNames(addresses)} does not answer yet (${reason(problem)}): waiting for it.`,
      );
      saidAt = performance.now();
    }
    await wait(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}

/** Gives the reason why the database cannot be used. */
async function ask(connectionString: string): Promise<Error | undefined> {
  const client = new Client({
    connectionString,
    application_name: 'gevel',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Node's error has no message if a name has several addresses and none answers. */
function reason(error: Error | undefined): string {
  if (error instanceof DatabaseError || error?.message) return error.message;
  return error && 'code' in error ? String(error.code) : 'no answer';
}
