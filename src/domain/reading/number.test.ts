import { describe, expect, test } from 'vitest';
import { readCents, readEuros } from './money.ts';
import { readNumber } from './number.ts';

describe('readNumber', () => {
  test.each([
    ['198', 198],
    ['198 m²', 198],
    ['198m2', 198],
    [' 198 M² ', 198],
    ['1.240,5', 1240.5],
    ['1,240.5', 1240.5],
    ['1 240,5 m²', 1240.5],
    ['1\u00a0240', 1240],
    ['1\u202f240', 1240],
    ["1'240", 1240],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['0.240', 0.24],
    ['0,5', 0.5],
    ['12.5', 12.5],
    ['1240.125', 1240.125],
    ['-12', -12],
    ['− 12,5', -12.5],
    ['312 kWh/m²', 312],
    ['312 kWh/m².jaar', 312],
    ['45.231,5 kWh/an', 45_231.5],
    ['21 %', 21],
    ['51.05461', 51.05461],
    ['3.7227', 3.7227],
    ['0', 0],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text)).toEqual({ value });
  });

  test.each(['', ' ', '-', '?', 'N/A', 'n/a', 'nvt', 'N.V.T.', 's.o.', 'k.A.', 'NULL'])(
    '%j says nothing',
    (text) => {
      expect(readNumber(text)).toEqual({ value: undefined });
    },
  );

  test.each([
    'abc',
    '12a',
    '3+1',
    '1.2.3',
    '12 50',
    '1.25.000',
    '1,250.000,00',
    '1..5',
    '5.',
    '.5',
    '1e5',
    'Infinity',
    '250k',
    '100-200',
  ])('%j is refused', (text) => {
    expect(readNumber(text).problem).toBe(`"${text}" is not a number`);
  });

  test('one sign with three digits after it is refused, unless the writer is known', () => {
    expect(readNumber('1.240 m²').problem).toBe('"1.240 m²" can be 1240 or 1.24');
    expect(readNumber('1,240').problem).toBe('"1,240" can be 1240 or 1.24');
    expect(readNumber('1.240', { decimal: ',' })).toEqual({ value: 1240 });
    expect(readNumber('1.240', { decimal: '.' })).toEqual({ value: 1.24 });
    expect(readNumber('1,240', { decimal: ',' })).toEqual({ value: 1.24 });
    expect(readNumber('1 240')).toEqual({ value: 1240 });
  });

  test('a known writer changes nothing where there is only one reading', () => {
    expect(readNumber('1240.5', { decimal: ',' })).toEqual({ value: 1240.5 });
  });

  test.each([
    ['3', { value: 3 }],
    ['3.0', { value: 3 }],
    ['3,00', { value: 3 }],
    ['1.998', { value: 1998 }],
    ['3,5', { problem: '"3,5" is not a whole number' }],
  ])('as a whole number %j gives %o', (text, reading) => {
    expect(readNumber(text, { decimals: 0 })).toEqual(reading);
  });
});

describe('readEuros', () => {
  test.each([
    ['1.250.000 €', 125_000_000],
    ['€ 1 250 000,50', 125_000_050],
    ['1,250,000.00', 125_000_000],
    ['1250000', 125_000_000],
    ['1.250.000,-', 125_000_000],
    ['€ 325.000,--', 32_500_000],
    ['325.000', 32_500_000],
    ['325,000', 32_500_000],
    ['1.250', 125_000],
    ['250000.0000', 25_000_000],
    ['850 € / maand', 85_000],
    ['EUR 850,00/mois', 85_000],
    ['1.095,5 euro', 109_550],
    ['0,29', 29],
    ['€850', 85_000],
    ['0', 0],
  ])('%j is %d cents', (text, value) => {
    expect(readEuros(text)).toEqual({ value });
  });

  test.each(['op aanvraag', 'Prijs op aanvraag', 'PRIX SUR DEMANDE', 'auf Anfrage', 'on request', 'N/A', ''])(
    '%j names no price',
    (text) => {
      expect(readEuros(text)).toEqual({ value: undefined });
    },
  );

  test.each([
    ['vanaf 300.000', '"vanaf 300.000" is not an amount in euros'],
    ['300.000 - 350.000', '"300.000 - 350.000" is not an amount in euros'],
    ['12,345.678', '"12,345.678" has too many decimals'],
    ['$ 5', '"$ 5" is not an amount in euros'],
  ])('%j is refused', (text, problem) => {
    expect(readEuros(text)).toEqual({ problem });
  });
});

describe('readCents', () => {
  test.each([
    ['32500000', { value: 32_500_000 }],
    ['325.000 €', { value: 32_500_000 }],
    ['EUR 12,50', { value: 1250 }],
    ['', { value: undefined }],
    ['op aanvraag', { value: undefined }],
    ['x', { problem: '"x" is not an amount in euros' }],
  ])('%j gives %o', (text, reading) => {
    expect(readCents(text)).toEqual(reading);
  });

  test.each(['325.000', '12,50'])('%j could be either and is refused', (text) => {
    expect(readCents(text).problem).toMatch(/can be euros or cents/);
  });
});
