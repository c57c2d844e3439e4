import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addOwner } from '#test/owners.ts';
import { sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const send = sendsForms(app);

it('logging in costs as much work whether or not there is an account', async () => {
  const logIn = (email: string) => send('/nl/login/', { email, password: 'niet dit wachtwoord' });
  const [known, unknown] = await measure(logIn);
  // Other work of this process only adds to some of the times: the least ones differ less.
  const [least, other] = [Math.min(...known.workMs), Math.min(...unknown.workMs)];
  expect(Math.abs(least - other) / least).toBeLessThan(0.35);
});

it('a forgotten password is answered at one time whether or not there is an account: when all work is done', async () => {
  const [known, unknown] = await measure((email) => send('/nl/login/wachtwoord-vergeten/', { email }));
  expect(Math.min(...known.answerMs, ...unknown.answerMs)).toBeGreaterThan(299);
  expect(Math.max(median(known.workMs), median(unknown.workMs))).toBeLessThan(200);
});

type Times = { workMs: number[]; answerMs: number[] };

/** Asks nine times with an address that has an account and with one that has none, taking turns. */
async function measure(ask: (email: string) => Promise<unknown>): Promise<[known: Times, unknown: Times]> {
  const known: Times = { workMs: [], answerMs: [] };
  const unknown: Times = { workMs: [], answerMs: [] };
  for (let count = 0; count < 9; count++) {
    const { email } = await addOwner(app.database);
    await time(known, () => ask(email));
    await time(unknown, () => ask(`niemand${count}@voorbeeld.be`));
  }
  return [known, unknown];
}

/** `workMs` counts only the processor time of this process: on a busy machine the answer itself comes later. */
async function time({ workMs, answerMs }: Times, work: () => Promise<unknown>): Promise<void> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(before);
  workMs.push((user + system) / 1000);
  answerMs.push(performance.now() - start);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
