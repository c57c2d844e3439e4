import { describe, expect, test } from 'vitest';
import { mostPastedBytes, mostPastedUnits, readPastedCells } from './pasted-cells.ts';

describe('readPastedCells', () => {
  test.each([
    ['A0.1\t85 m²\t€ 315.000', [['A0.1', '85 m²', '€ 315.000']]],
    [
      'A0.1\t85\r\nA0.2\t90\r\n',
      [
        ['A0.1', '85'],
        ['A0.2', '90'],
      ],
    ],
    ['A0.1\r A0.2 ', [['A0.1'], ['A0.2']]],
    ['A0.1\t\t90', [['A0.1', '', '90']]],
    ['A0.1\t', [['A0.1', '']]],
    ['A0.1\n\t\t\n\nA0.2', [['A0.1'], ['A0.2']]],
    ['"two\nlines"\t"a\ttab"', [['two\nlines', 'a\ttab']]],
    ['"say ""A"""\t1', [['say "A"', '1']]],
    ['"De Linde" 3\t1', [['"De Linde" 3', '1']]],
    ['"open\t1', [['"open', '1']]],
    ['""\t1', [['', '1']]],
  ])('%j', (text, rows) => {
    expect(readPastedCells(text)).toEqual({ rows });
  });

  test.each([
    ['', 'empty'],
    [' \t\n\t', 'empty'],
    ['A\n'.repeat(mostPastedUnits + 2), 'tooManyRows'],
    ['a'.repeat(mostPastedBytes + 1), 'tooLarge'],
    ['é'.repeat(mostPastedBytes / 2 + 1), 'tooLarge'],
  ])('%# is refused', (text, problem) => {
    expect(readPastedCells(text)).toEqual({ problem });
  });

  test('takes as many as it says, with headings', () => {
    expect(readPastedCells('A\n'.repeat(mostPastedUnits + 1)).problem).toBeUndefined();
    expect(readPastedCells('a'.repeat(mostPastedBytes)).problem).toBeUndefined();
  });
});
