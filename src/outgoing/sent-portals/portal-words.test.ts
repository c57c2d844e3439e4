import { expect, it } from 'vitest';
import { wordsOf } from './portal-words.ts';

it.each([
  ['', ''],
  ['{"errors":[{"message":"price is required","code":12},"sort"]}', 'price is required; sort'],
  ['<html><head><title>x</title></head><p>Bad  gateway</p></html>', 'Bad gateway'],
  ['{"cut', '{"cut'],
  ['plain\n words', 'plain words'],
  ['x'.repeat(900), 'x'.repeat(300)],
])('of %j it says %j', (answer, words) => {
  expect(wordsOf(Buffer.from(answer))).toBe(words);
});
