import { describe, expect, test } from 'vitest';
import { mostNewUnits, nextUnitName, readUnitNames } from './unit-names.ts';

describe('readUnitNames', () => {
  test.each([
    [
      '0101…0304',
      ['0101', '0102', '0103', '0104', '0201', '0202', '0203', '0204', '0301', '0302', '0303', '0304'],
    ],
    ['101...202', ['101', '102', '201', '202']],
    ['1…3', ['1', '2', '3']],
    ['9 … 11', ['9', '10', '11']],
    ['08..11', ['08', '09', '10', '11']],
    ['98…101', undefined],
    ['1.1 – 2.2', ['1.1', '1.2', '2.1', '2.2']],
    ['A…C', ['A', 'B', 'C']],
    ['A1 - B2', ['A1', 'A2', 'B1', 'B2']],
    ['A-1…A-3', ['A-1', 'A-2', 'A-3']],
    ['Lot 1…Lot 3', ['Lot 1', 'Lot 2', 'Lot 3']],
    ['Lot 1…3', ['Lot 1', 'Lot 2', 'Lot 3']],
    ['Lot 101…202', ['Lot 101', 'Lot 102', 'Lot 201', 'Lot 202']],
    ['A1, A2; P1…P2', ['A1', 'A2', 'P1', 'P2']],
    ['7', ['7']],
    ['3…3', ['3']],
  ])('%s', (pattern, names) => {
    expect(readUnitNames(pattern)).toEqual(names ? { names } : { problem: 'notARange' });
  });

  test.each([
    ['', 'empty'],
    [' , ', 'empty'],
    ['3…1', 'notARange'],
    ['A1…2B', 'notARange'],
    ['A1…B', 'notARange'],
    ['Lot 1…Kavel 3', 'notARange'],
    ['1…2…3', 'notARange'],
    ['1…', 'notARange'],
    ['…3', 'notARange'],
    ['1, 1', 'twice'],
    ['1…3, 2', 'twice'],
    ['a'.repeat(41), 'tooLong'],
    [`1…99, ${'P1…P99, Q1…Q9'}`, 'tooMany'],
    ['1…999999999', 'notARange'],
  ])('%s is refused: %s', (pattern, problem) => {
    expect(readUnitNames(pattern)).toEqual({ problem });
  });

  test('takes as many as it says, and names of 40 letters', () => {
    expect(readUnitNames('A1…B99, C1, C2')).toHaveProperty('names.length', mostNewUnits);
    expect(readUnitNames('a'.repeat(40))).toHaveProperty('names.length', 1);
  });
});

test.each([
  ['0304', '0305'],
  ['A9', 'A10'],
  ['A.09', 'A.10'],
  ['1b', '2b'],
  ['Penthouse', undefined],
])('after %s comes %s', (name, next) => {
  expect(nextUnitName(name)).toBe(next);
});
