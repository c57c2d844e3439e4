import { listWaitingHooks } from '#database/import/waiting.ts';
import { problem } from '#domain/problem/problem.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { eachApart } from './each-apart.ts';
import { runImport } from './run-import.ts';
import type { ImportSurroundings } from './surroundings.ts';

/** A minute, then two, four …: all in all some hours. */
const mostAttempts = 8;

/** Fetches the records that sources reported as changed. A failed attempt is repeated later. */
export async function carryOutHooks(around: ImportSurroundings): Promise<void> {
  const { database, now } = around;
  for (const { id, source, refs, gone, attempts } of await listWaitingHooks(database, now())) {
    const error = await carryOut(around, source, { refs, gone });
    const isOver = error === undefined || attempts + 1 >= mostAttempts;
    await database
      .updateTable('import_hook')
      .set({
        status: error === undefined ? 'done' : isOver ? 'failed' : 'received',
        attempts: attempts + 1,
        next_attempt_at: new Date(now().getTime() + 2 ** attempts * minuteMs),
        error: error ?? null,
      })
      .where('id', '=', id)
      .execute();
  }
}

async function carryOut(
  around: ImportSurroundings,
  source: string,
  what: { refs: readonly string[]; gone: readonly string[] },
): Promise<string | undefined> {
  let told: string | undefined;
  const failed = await eachApart(around, source, async () => {
    const ran = await runImport(around, source, { cause: 'hook', actor: `hook:${source}`, ...what });
    if (ran.status === 'busy') told = problem('ANOTHER_RUN');
    else if (ran.status === 'failed') told = ran.error ?? problem('FAILED');
  });
  return failed ?? told;
}
