import { describe, expect, test } from 'vitest';
import { isFailedFormula, saysNothing } from './reading.ts';

describe('a formula that failed', () => {
  test.each([
    ['Dutch', '#N/B', '#VERW!', '#WAARDE!', '#DEEL/0!', '#NAAM?', '#LEEG!', '#GETAL!', '#OVERLOOP!'],
    ['French', '#N/A', '#REF!', '#VALEUR!', '#DIV/0!', '#NOM?', '#NOM ?', '#NUL!', '#NOMBRE!'],
    ['German', '#NV', '#BEZUG!', '#WERT!', '#DIV/0!', '#NAME?', '#NULL!', '#ZAHL!', '#ÜBERLAUF!'],
    ['English', '#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', '#SPILL!'],
    ['any', '#GETTING_DATA', '#####', 'Err:502', 'Fehler:504', ' #N/A '],
  ])('of %s is known, and is not a way to say that there is none', (_, ...words) => {
    expect(words.filter((word) => !isFailedFormula(word))).toEqual([]);
    expect(words.filter(saysNothing)).toEqual([]);
  });

  test.each(['', 'n/a', 'nvt', '#', '#1', 'REF', 'Huis #2', '#gent!', 'Gent!', '#REF! 12'])(
    '%j is none',
    (text) => {
      expect(isFailedFormula(text)).toBe(false);
    },
  );
});
