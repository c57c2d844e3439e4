import { expect, it } from 'vitest';
import { formatArea, formatNumber, formatRange, keepUnits } from './numbers.ts';

it.each([
  [0, undefined, '0'],
  [-0, undefined, '0'],
  [999, undefined, '999'],
  [1286, undefined, '1.286'],
  [1_250_000.6, undefined, '1.250.001'],
  [-1286, undefined, '\u22121.286'],
  [9.44, 1, '9,4'],
  [9, 1, '9'],
  [12.345, 2, '12,35'],
])('%d with %s decimals is written %s', (value, decimals, expected) => {
  expect(formatNumber(value, { decimals })).toBe(expected);
});

it('pads with zeros when asked', () => {
  expect(formatNumber(1286.5, { decimals: 2, padded: true })).toBe('1.286,50');
});

it('writes an area on one line', () => {
  expect(formatArea(1240.4)).toBe('1.240\u00a0m²');
});

it.each([
  [91, 176, '91–176'],
  [900, 1100, '900–1.100'],
  [91, 91, '91'],
  [91.1, 91.2, '91'],
])('the range of %d to %d is %s', (least, most, expected) => {
  expect(formatRange(least, most)).toBe(expected);
});

it('keeps what somebody wrote on one line with its unit', () => {
  expect(keepUnits('De tuin van 260 m² ligt op 5 km, 3 minuten van 2 uitgangen; EPC 120 kWh/m², 6 %')).toBe(
    'De tuin van 260\u00a0m² ligt op 5\u00a0km, 3 minuten van 2 uitgangen; EPC 120\u00a0kWh/m², 6\u00a0%',
  );
});
