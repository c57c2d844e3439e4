import { expect, it } from 'vitest';
import { Turns } from './in-turns.ts';

/** Keeps the thread busy, like the rendering of a page. */
function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('runs tasks in their order, each when the one before has done what it could', async () => {
  const turns = new Turns({ sliceMs: 1000 });
  const told: string[] = [];
  const task = (name: string) => async () => {
    told.push(name);
    await Promise.resolve();
    await Promise.resolve();
    told.push(`${name} further`);
  };
  for (const name of ['first', 'second']) turns.run(task(name));
  expect(told).toEqual([]);
  await turns.mine();
  expect(told).toEqual(['first', 'first further', 'second', 'second further']);
});

it('looks at the network four times after each slice, as each takes in one new connection', async () => {
  const turns = new Turns({ sliceMs: 5 });
  let rounds = 0;
  let isOver = false;
  const count = () => {
    rounds += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const tasks = Array.from({ length: 20 }, async () => {
    await turns.mine();
    work(3);
  });
  await Promise.all(tasks);
  isOver = true;
  expect(rounds).toBeGreaterThanOrEqual(36);
});

it('goes on after it was idle', async () => {
  const turns = new Turns({ sliceMs: 5 });
  await turns.mine();
  await turns.mine();
});
