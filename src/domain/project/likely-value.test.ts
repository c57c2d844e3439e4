import { expect, test } from 'vitest';
import { likelyNumber, likelyWord } from './likely-value.ts';

test.each([
  ['439.00O', '439.000'],
  ['ca. 176', '176'],
  ['± 85,5 m²', '85,5'],
  ['2 of 3', undefined],
  ['veel', undefined],
  ['Oost', undefined],
  ['', undefined],
])('%s is probably %s', (typed, likely) => {
  expect(likelyNumber(typed)).toBe(likely);
});

const words = [
  { value: 'terraced_house', label: 'Rijwoning' },
  { value: 'penthouse', label: 'Penthouse' },
  { value: 'studio', label: 'Studio' },
  { value: 'student_room', label: 'Studentenkamer' },
];

test.each([
  ['rijwoning breed', 'terraced_house'],
  ['Penthouse+', 'penthouse'],
  ['pent', 'penthouse'],
  ['stud', undefined],
  ['pen', undefined],
  ['kasteel', undefined],
])('%s is probably %s', (typed, value) => {
  expect(likelyWord(typed, words)?.value).toBe(value);
});
