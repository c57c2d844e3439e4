import { describe, expect, test } from 'vitest';
import { formatEuro, isPlaceholderPrice, presentPrice } from './price.ts';

test.each([
  [32_500_000, '€ 325.000'],
  [100, '€ 1'],
  [99_900, '€ 999'],
  [100_000, '€ 1.000'],
  [125_000_000, '€ 1.250.000'],
  [95_050, '€ 950,50'],
  [123_456_789, '€ 1.234.567,89'],
  [1, '€ 0,01'],
  [99, '€ 0,99'],
  [101, '€ 1,01'],
  [0, '€ 0'],
  [-0, '€ 0'],
  [-50_000, '€ −500'],
  [-1, '€ −0,01'],
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
  const property = {
    purpose: 'sale',
    priceCents: 32_500_000,
    publishPrice: true,
    priceUnit: null,
    tax: 'duty',
  } as const;

  test.each([
    [property, { text: '€ 325.000', amount: 32_500_000 }],
    [
      { ...property, priceUnit: 7 },
      { prefix: 'STARTING_FROM', text: '€ 325.000', amount: 32_500_000 },
    ],
    [
      { ...property, priceUnit: 6 },
      { text: '€ 325.000', amount: 32_500_000 },
    ],
    [
      { ...property, priceUnit: 8 },
      { text: '€ 325.000', amount: 32_500_000 },
    ],
    [
      { ...property, priceUnit: 0 },
      { text: '€ 325.000', amount: 32_500_000 },
    ],
    [
      { ...property, purpose: 'rent', priceCents: 95_050 } as const,
      { text: '€ 950,50', suffix: 'PER_MONTH', amount: 95_050 },
    ],
    [
      { ...property, purpose: 'rent', priceCents: 95_000, priceUnit: 7 } as const,
      { prefix: 'STARTING_FROM', text: '€ 950', suffix: 'PER_MONTH', amount: 95_000 },
    ],
    [
      { ...property, unitText: 'excl. btw' },
      { text: '€ 325.000', suffix: 'excl. btw', amount: 32_500_000 },
    ],
    [
      { ...property, purpose: 'rent', type: 'office', priceCents: 95_000, unitText: 'excl. btw' } as const,
      { text: '€ 950', suffix: 'PER_MONTH excl. btw', amount: 95_000 },
    ],
    [
      { ...property, tax: 'vat_and_duty' } as const,
      { text: '€ 325.000', suffix: 'PRICE_WITHOUT_TAX', amount: 32_500_000 },
    ],
    [
      { ...property, tax: 'vat', priceUnit: 7 } as const,
      { prefix: 'STARTING_FROM', text: '€ 325.000', suffix: 'PRICE_WITHOUT_TAX', amount: 32_500_000 },
    ],
    [
      { ...property, purpose: 'rent', tax: 'vat' } as const,
      { text: '€ 325.000', suffix: 'PER_MONTH', amount: 32_500_000 },
    ],
    [
      { ...property, priceCents: Number.NaN },
      { text: 'NaN', amount: Number.NaN },
    ],
  ])('%o is shown as %o', (property, shown) => {
    expect(presentPrice(property, t)).toEqual(shown);
  });

  test.each([
    { ...property, publishPrice: false },
    { ...property, publishPrice: false, priceUnit: 7 },
    { ...property, publishPrice: false, purpose: 'rent' } as const,
    { ...property, priceCents: null },
    { ...property, priceCents: null, purpose: 'rent', priceUnit: 7 } as const,
    { ...property, publishPrice: false, unitText: 'per m²' },
    { ...property, priceCents: null, purpose: 'rent', type: 'office' } as const,
    { ...property, priceCents: null, type: 'apartment' },
  ])('%o is on demand, and nothing else is told', (property) => {
    expect(presentPrice(property, t)).toStrictEqual({ text: 'PRICE_ON_DEMAND' });
  });

  test('the rent of a home is never on demand: it is not known yet', () => {
    const home = { ...property, priceCents: null, purpose: 'rent', type: 'studio' } as const;
    expect(presentPrice(home, t)).toStrictEqual({ text: 'RENT_NOT_GIVEN' });
  });
});

test.each<[Parameters<typeof isPlaceholderPrice>[0], Parameters<typeof isPlaceholderPrice>[1], boolean]>([
  ['sale', 100, true],
  ['sale', 99_999, true],
  ['sale', 100_000, false],
  ['rent', 999, true],
  ['rent', 1000, false],
  ['sale', null, false],
  [null, 100, false],
])('for %s at %s cents it stands for no price: %s', (purpose, cents, isNone) => {
  expect(isPlaceholderPrice(purpose, cents)).toBe(isNone);
});
