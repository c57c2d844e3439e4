import { describe, expect, test } from 'vitest';
import { readCertificateLabel } from './certificate-label.ts';
import { readDay } from './day.ts';
import { readPostalCode } from './postal-code.ts';
import { plainWord, readWord, vocabularyOf } from './word.ts';
import { readYesNo } from './yes-no.ts';

describe('readDay', () => {
  test.each([
    ['31-12-2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['31.12.2026', '2026-12-31'],
    ['1/2/2026', '2026-02-01'],
    ['2026-12-31', '2026-12-31'],
    ['2026/12/31', '2026-12-31'],
    ['20261231', '2026-12-31'],
    ['2026-12-31T00:00:00', '2026-12-31'],
    ['2026-12-31 23:59:59.000', '2026-12-31'],
    ['31/12/2026 00:00', '2026-12-31'],
    ['29-02-2028', '2028-02-29'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31 23:00:00+00:00', '2027-01-01'],
    ['2027-01-01T00:00:00+0100', '2027-01-01'],
    ['2026-12-31T20:00:00-05', '2027-01-01'],
    ['31/12/2026 9:00 Z', '2026-12-31'],
    ['nvt', undefined],
    ['', undefined],
  ])('%j is %j', (text, value) => {
    expect(readDay(text)).toEqual({ value });
  });

  test.each([
    ['12/31/2026', 'is no day of the calendar (write the day, the month, the year)'],
    ['29-02-2026', 'is no day of the calendar (write the day, the month, the year)'],
    ['31-12-26', 'is not a day such as 31-12-2026'],
    ['46387', 'is not a day such as 31-12-2026'],
    ['20261331', 'is no day of the calendar (write the day, the month, the year)'],
    ['december 2026', 'is not a day such as 31-12-2026'],
  ])('%j is refused', (text, problem) => {
    expect(readDay(text)).toEqual({ problem: `"${text}" ${problem}` });
  });
});

describe('readYesNo', () => {
  test.each(['ja', 'JA', 'Oui', 'yes', 'x', 'X', '1', 'true', 'Wahr', ' ja '])('%j is yes', (text) => {
    expect(readYesNo(text)).toEqual({ value: true });
  });

  test.each(['nee', 'neen', 'NON', 'nein', 'no', '0', 'false'])('%j is no', (text) => {
    expect(readYesNo(text)).toEqual({ value: false });
  });

  test.each(['', '-', '?', 'nvt'])('%j says nothing', (text) => {
    expect(readYesNo(text)).toEqual({ value: undefined });
  });

  test.each(['2', 'misschien', 'ja/nee'])('%j is refused', (text) => {
    expect(readYesNo(text)).toEqual({ problem: `"${text}" is neither yes nor no` });
  });
});

describe('readCertificateLabel', () => {
  test.each([
    ['A+', 'a_plus'],
    ['A++', 'a_plusplus'],
    ['a_plusplus', 'a_plusplus'],
    ['E', 'e'],
    ['e', 'e'],
    ['a_sub', 'a_sub'],
    ['A-', 'a_sub'],
    ['B−', 'b_sub'],
    ['C –', 'c_sub'],
    ['PEB: B-', 'b_sub'],
    ['EPC label F', 'f'],
    ['I', 'i'],
    ['N/A', undefined],
    ['-', undefined],
  ])('%j is %j', (text, value) => {
    expect(readCertificateLabel(text)).toEqual({ value });
  });

  test.each(['J', 'AB', 'A+++', '250', 'vrijgesteld'])('%j is refused', (text) => {
    expect(readCertificateLabel(text).problem).toBe(`"${text}" is not the label of an energy certificate`);
  });
});

describe('readPostalCode', () => {
  test.each([
    ['9000', { code: '9000', countryId: undefined }],
    ['9000.0', { code: '9000', countryId: undefined }],
    ['B-9000', { code: '9000', countryId: 10 }],
    ['be 9000', { code: '9000', countryId: 10 }],
    ['L-1234', { code: '1234', countryId: 50 }],
    ['LU1234', { code: '1234', countryId: 50 }],
    ['?', undefined],
  ])('%j gives %o', (text, value) => {
    expect(readPostalCode(text)).toEqual({ value });
  });

  test.each(['900', '90000', '9000 Gent', '1234 AB', 'F-1234', '9000.5'])('%j is refused', (text) => {
    expect(readPostalCode(text)).toEqual({ problem: `"${text}" is not a postal code` });
  });
});

describe('readWord', () => {
  const vocabulary = vocabularyOf([
    ['sale', ['te koop', 'à vendre', 'zu verkaufen']],
    ['rent', ['te huur', 'à louer', 'zu vermieten']],
    ['house', ['Maison', 'huis']],
    ['open', ['cuisine ouverte', 'deur']],
    ['closed', ['deur']],
  ]);

  test.each([
    ['sale', 'sale'],
    ['TE KOOP', 'sale'],
    ['A louer', 'rent'],
    ['à-louer', 'rent'],
    ['maison', 'house'],
    ['N/A', undefined],
  ])('%j is %j', (text, value) => {
    expect(readWord(text, vocabulary)).toEqual({ value });
  });

  test('a word for two things is refused with both', () => {
    expect(readWord('Deur', vocabulary)).toEqual({ problem: '"Deur" can be open or closed' });
  });

  test('an unknown word is refused with what there is', () => {
    expect(readWord('boot', vocabulary)).toEqual({
      problem: '"boot" is not one of sale, rent, house, open, closed',
    });
  });

  test.each([
    ['Sint-Martens-Latem', 'sint martens latem'],
    ["L'ÎLE  Œuf", 'l ile oeuf'],
    ['Straße', 'strasse'],
    ['A+', 'a+'],
  ])('plainWord of %j is %j', (text, plain) => {
    expect(plainWord(text)).toBe(plain);
  });
});
