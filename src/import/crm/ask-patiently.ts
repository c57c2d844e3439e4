import { problem } from '#domain/problem/problem.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { toldWaitMs } from '#import/fetch/told-wait.ts';
import { type SourceAccess, SourceProblem, type SourceRequest } from './adapter.ts';

const mostTries = 3;
const waitMs = 20_000;
/** A longer wait is left to the next run. */
const longestWaitMs = 4 * minuteMs;

type Asking = Pick<SourceAccess<object>, 'request' | 'pause' | 'now'>;

/** Asks again if the system is busy (429, 502 to 504): after the wait that it names, else after a while. */
export async function askPatiently(source: Asking, address: string, options: SourceRequest = {}) {
  for (let tried = 1; ; tried++) {
    const answer = await source.request(address, options);
    if (![429, 502, 503, 504].includes(answer.status)) return answer;
    const told = toldWaitMs(answer.retryAfter, source.now());
    if (told !== undefined && told > longestWaitMs)
      throw new SourceProblem(problem('BUSY_UNTIL', { seconds: Math.round(told / 1000) }));
    if (tried === mostTries)
      throw new SourceProblem(problem('BUSY', { times: mostTries, status: answer.status }));
    await source.pause(told ?? tried * waitMs);
  }
}
