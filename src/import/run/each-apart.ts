import { isUnavailable } from '#database/unavailable.ts';
import { problem } from '#domain/problem/problem.ts';
import { SourceProblem } from '#import/crm/adapter.ts';
import type { ImportSurroundings } from './surroundings.ts';

/**
 * Does the work of one source; if it fails, gives the reason, and the others go on. A database that is away fails them
 * all, so its error is thrown.
 */
export async function eachApart(
  { log }: Pick<ImportSurroundings, 'log'>,
  source: string,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    if (error instanceof SourceProblem) {
      log?.warn({ source, reason: error.message }, 'an import could not start');
      return error.message;
    }
    log?.error({ source, err: error }, 'an exchange with a source failed');
    return problem('FAILED');
  }
}
