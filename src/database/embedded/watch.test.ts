import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { StartProblem } from '#database/start-problem.ts';
import { watchEmbedded } from './watch.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
const ended = 'the embedded PostgreSQL ended and is being started again';
const failed = 'the embedded PostgreSQL could not be started again';
const back = 'the embedded PostgreSQL runs again';

const watches: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of watches.splice(0)) await each.close();
  lines.length = 0;
});

/** A server that has ended, and comes back at the try with this number. */
function watch({ comesBackAt }: { comesBackAt: number }) {
  let tries = 0;
  const watched = watchEmbedded(
    {
      log: '/nowhere/server.log',
      isRunning: () => tries >= comesBackAt,
      startAgain: async () => {
        tries += 1;
        if (tries < comesBackAt) throw new Error('not yet');
      },
    },
    log,
    [0, 1, 1],
  );
  watches.push(watched);
  return watched;
}

it('starts it again, also when that fails twice', async () => {
  watch({ comesBackAt: 3 });
  await expect.poll(() => lines).toEqual([ended, failed, failed, back]);
});

it('gives up with a sentence when it has failed three times in a row', async () => {
  const { lost } = watch({ comesBackAt: 4 });
  await expect(lost).rejects.toThrow(StartProblem);
  await expect(lost).rejects.toThrow(/^The embedded PostgreSQL ended .* in 3 tries: see \S+\.$/);
  expect(lines).toEqual([ended, failed, failed, failed]);
});

it('says nothing while it runs', async () => {
  const watched = watch({ comesBackAt: 0 });
  await watched.close();
  expect(lines).toEqual([]);
});
