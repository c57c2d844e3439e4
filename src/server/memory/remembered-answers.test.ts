import { beforeEach, expect, it } from 'vitest';
import { RememberedAnswers } from './remembered-answers.ts';

let answers: RememberedAnswers;
let count = 0;
const read = async () => ++count;
const ask = (question = 'card 12', tags = ['property:12', 'places']) => answers.ask(question, tags, read);

beforeEach(() => {
  answers = new RememberedAnswers({ most: 20 });
  answers.listen(true);
  count = 0;
});

it('asks once, until one of the tags is announced', async () => {
  expect([await ask(), await ask()]).toEqual([1, 1]);
  answers.drop(['property:13', 'settings']);
  expect(await ask()).toBe(1);
  answers.drop(['places']);
  expect(await ask()).toBe(2);
  answers.drop(['property:*']);
  expect(await ask()).toBe(3);
});

it('does not keep an answer that was on its way when a change came', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const waiting = answers.ask('card 12', ['property:12'], () => promise);
  answers.drop(['property:12']);
  resolve(99);
  expect([await waiting, await ask()]).toEqual([99, 1]);
});

it('does not keep a failure', async () => {
  const failing = answers.ask('card 12', ['property:12'], () => Promise.reject(new Error('away')));
  await expect(failing).rejects.toThrow('away');
  expect(await ask()).toBe(1);
});

it('keeps nothing while nobody tells of changes', async () => {
  await ask();
  answers.listen(false);
  expect([await ask(), await ask()]).toEqual([2, 3]);
  answers.listen(true);
  expect([await ask(), await ask()]).toEqual([4, 4]);
});
