import { setTimeout as wait } from 'node:timers/promises';

/** Longer than either answer takes, so that the time does not reveal whether the account exists. */
const answerMs = 300;

/** For work whose duration would reveal whether an address has an account. */
export async function inEqualTime(work: () => Promise<void>): Promise<{ outcome: 'sent' }> {
  const [done] = await Promise.allSettled([work(), wait(answerMs)]);
  if (done.status === 'rejected') throw done.reason;
  return { outcome: 'sent' };
}
