import { describe, expect, test } from 'vitest';
import { formatEuro, presentPrice } from './price.ts';

test.each([
  [32_500_000, '€\u00a0325.000'],
  [100, '€\u00a01'],
  [99_900, '€\u00a0999'],
  [100_000, '€\u00a01.000'],
  [125_000_000, '€\u00a01.250.000'],
  [95_050, '€\u00a0950,50'],
  [123_456_789, '€\u00a01.234.567,89'],
  [1, '€\u00a00,01'],
  [99, '€\u00a00,99'],
  [101, '€\u00a01,01'],
  [0, '€\u00a00'],
  [-0, '€\u00a00'],
  [-50_000, '€\u00a0-500'],
  [-1, '€\u00a0-0,01'],
])('%d cents are %s', (cents, written) => {
  expect(formatEuro(cents)).toBe(written);
});

test.each([
  [null],
  [undefined],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [Number.NEGATIVE_INFINITY],
  ['32500000'],
  [''],
  [true],
  [32_500_000n],
  [{}],
  [[100]],
])('%s cannot be written as an amount', (cents) => {
  expect(formatEuro(cents)).toBe('NaN');
});

describe('presentPrice', () => {
  const t = (key: string) => key;
  const home = { purpose: 'sale', priceCents: 32_500_000, publishPrice: true, priceUnit: null } as const;

  test.each([
    [home, { text: '€\u00a0325.000', amount: 32_500_000 }],
    [
      { ...home, priceUnit: 7 },
      { prefix: 'STARTING_FROM', text: '€\u00a0325.000', amount: 32_500_000 },
    ],
    [
      { ...home, priceUnit: 6 },
      { text: '€\u00a0325.000', amount: 32_500_000 },
    ],
    [
      { ...home, priceUnit: 8 },
      { text: '€\u00a0325.000', amount: 32_500_000 },
    ],
    [
      { ...home, priceUnit: 0 },
      { text: '€\u00a0325.000', amount: 32_500_000 },
    ],
    [
      { ...home, purpose: 'rent', priceCents: 95_050 } as const,
      { text: '€\u00a0950,50', suffix: 'PER_MONTH', amount: 95_050 },
    ],
    [
      { ...home, purpose: 'rent', priceCents: 95_000, priceUnit: 7 } as const,
      { prefix: 'STARTING_FROM', text: '€\u00a0950', suffix: 'PER_MONTH', amount: 95_000 },
    ],
    [
      { ...home, priceCents: Number.NaN },
      { text: 'NaN', amount: Number.NaN },
    ],
  ])('%o is shown as %o', (property, shown) => {
    expect(presentPrice(property, t)).toEqual(shown);
  });

  test.each([
    { ...home, publishPrice: false },
    { ...home, publishPrice: false, priceUnit: 7 },
    { ...home, publishPrice: false, purpose: 'rent' } as const,
    { ...home, priceCents: null },
    { ...home, priceCents: null, purpose: 'rent', priceUnit: 7 } as const,
  ])('%o is on demand, and nothing else is told', (property) => {
    expect(presentPrice(property, t)).toStrictEqual({ text: 'PRICE_ON_DEMAND' });
  });
});
