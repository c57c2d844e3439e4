import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addOwner } from '#test/owners.ts';
import { sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const send = sendsForms(app);

/** The medians of the two lie well within what one kind of answer differs by itself. */
it.each([
  ['logging in', '/nl/login/', (email: string) => ({ email, password: 'niet dit wachtwoord' })],
  ['a forgotten password', '/nl/login/wachtwoord-vergeten/', (email: string) => ({ email })],
])('the time of an answer does not tell whether there is an account: %s', async (_, path, fields) => {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let count = 0; count < 9; count++) {
    const { email } = await addOwner(app.database);
    known.push(await timed(() => send(path, fields(email))));
    unknown.push(await timed(() => send(path, fields(`niemand${count}@voorbeeld.be`))));
  }
  expect(Math.abs(median(known) - median(unknown)) / median(known)).toBeLessThan(0.35);
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
