import { problem } from '#domain/problem/problem.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { toldWaitMs } from '#import/fetch/told-wait.ts';
import { type SourceAccess, SourceProblem, type SourceRequest } from './adapter.ts';

const mostTries = 3;
const waitMs = 20_000;
/** The next run asks again. */
const longestWaitMs = 4 * minuteMs;

type Asking = Pick<SourceAccess<object>, 'request' | 'pause' | 'now'>;

/** Asks again where the system is busy (429, 502 to 504): after as long as it says itself, else after a while. */
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
