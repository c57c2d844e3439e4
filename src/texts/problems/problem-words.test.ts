import { expect, test } from 'vitest';
import { problem } from '#domain/problem/problem.ts';
import { problemWords } from './texts.ts';

test.each([
  [problem('BUSY_UNTIL', { seconds: 1 }), 'het systeem heeft het te druk en vraagt één seconde te wachten'],
  [
    problem('BUSY_UNTIL', { seconds: 600 }),
    'het systeem heeft het te druk en vraagt 600 seconden te wachten',
  ],
  [problem('NAMED_TOO_FEW', { system: 'Whise', named: 0, total: 1 }), 'Whise noemde zijn enige pand niet'],
  [
    problem('NAMED_TOO_FEW', { system: 'Whise', named: 1, total: 2 }),
    'Whise noemde maar 1 van zijn 2 panden',
  ],
  [
    problem('NOT_BELIEVED', { missing: 1, present: 1 }),
    'het enige pand zou worden ingetrokken: die lijst wordt niet geloofd',
  ],
  [
    problem('DELIVERY_UNREADABLE', { homes: 1, why: problem('TOO_SLOW') }),
    'één pand is niet te lezen: het duurde te lang',
  ],
  [
    problem('DELIVERY_UNREADABLE', { homes: 2, why: problem('TOO_SLOW') }),
    'niet te lezen: 2; bij het eerste pand: het duurde te lang',
  ],
])('says of %s: %s', (sentence, said) => {
  expect(problemWords(sentence, 'nl')).toBe(said);
});
