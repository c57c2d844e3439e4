import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Region, regions } from '#domain/place/region.ts';
import { purchaseCosts } from '#site/settings/purchase-cost-rules.ts';
import {
  buyersOf,
  type CostSheet,
  costSheet,
  type Purchase,
  type PurchaseChoices,
  sumOf,
} from './cost-sheet.ts';
import { type Buyer, buyers } from './rules.ts';

const day = '2026-11-21';
const plain: PurchaseChoices = { buyer: 'own_home', buyers: 1, inCoreCity: false, classesGained: 0 };

function sheet(purchase: Partial<Purchase>, choices: Partial<PurchaseChoices> = {}): CostSheet {
  const found = costSheet(
    purchaseCosts,
    { region: 'flanders', priceCents: 30_000_000, kind: 'home', tax: 'duty', ...purchase },
    { ...plain, ...choices },
    day,
  );
  if (!found) throw new Error('no rule is in force');
  return found;
}

const euros = ({ lines }: CostSheet, kind: string) =>
  (lines.find((line) => line.kind === kind)?.cents ?? 0) / 100;

test.each<[Region, Buyer, duty: number, honorarium: number, vat: number, total: number]>([
  ['flanders', 'own_home', 6_000, 2_321.74, 753.01, 10_723.75],
  ['flanders', 'other', 36_000, 2_578.24, 806.87, 41_034.11],
  ['brussels', 'own_home', 12_500, 2_321.74, 753.01, 17_223.75],
  ['brussels', 'other', 37_500, 2_578.24, 806.87, 42_534.11],
  ['wallonia', 'own_home', 9_000, 2_321.74, 753.01, 13_723.75],
  ['wallonia', 'other', 37_500, 2_578.24, 806.87, 42_534.11],
])('€ 300.000 in %s for %s', (region, buyer, duty, honorarium, vat, total) => {
  const costs = sheet({ region }, { buyer });
  expect(euros(costs, 'duty')).toBe(duty);
  expect(euros(costs, 'honorarium')).toBe(honorarium);
  expect(euros(costs, 'services_vat')).toBe(vat);
  expect(costs.costsCents / 100).toBe(total);
  expect(costs.totalCents).toBe(30_000_000 + costs.costsCents);
});

// Worked out by hand from the rates, the scale of the notaries and their fixed sums.
test.each<[string, Partial<Purchase>, Partial<PurchaseChoices>, total: number]>([
  ['the only home in Flanders', { priceCents: 35_000_000 }, {}, 11_905.25],
  ['a second one', { priceCents: 35_000_000 }, { buyer: 'other' }, 47_155.11],
  ['a first one in Brussels', { region: 'brussels', priceCents: 45_000_000 }, {}, 36_518.25],
  ['one in Wallonia', { region: 'wallonia', priceCents: 28_000_000 }, {}, 13_051.15],
  [
    'one of two buyers in Luxembourg',
    { region: 'luxembourg', priceCents: 85_000_000 },
    { buyers: 2 },
    2_440.27,
  ],
  [
    'a new one in Flanders on ground of € 100.000',
    { tax: 'vat_and_duty', priceCents: 40_000_000 },
    { landCents: 10_000_000 },
    80_086.75,
  ],
])('a sample purchase: %s', (_, purchase, choices, total) => {
  expect(sheet(purchase, choices).costsCents / 100).toBe(total);
});

test('in Luxembourg the transcription is part of the duty, and the notary has no fixed items', () => {
  const costs = sheet({ region: 'luxembourg', priceCents: 75_000_000 }, { buyers: 1 });
  expect(costs.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['duty', 1_250_000],
    ['honorarium', 190_023],
    ['services_vat', 32_304],
  ]);
});

describe('new build', () => {
  const newBuild = { tax: 'vat_and_duty', priceCents: 40_000_000 } as const;

  test('has VAT on all of it while the share of the ground is not known', () => {
    expect(euros(sheet(newBuild), 'vat')).toBe(84_000);
    expect(euros(sheet(newBuild), 'duty')).toBe(50);
    expect(euros(sheet({ ...newBuild, tax: 'vat' }, { landCents: 10_000_000 }), 'vat')).toBe(84_000);
  });

  test('has VAT on what is built and duty on the ground', () => {
    const costs = sheet(newBuild, { landCents: 10_000_000, buyer: 'other' });
    expect(euros(costs, 'vat')).toBe(63_000);
    expect(euros(costs, 'duty')).toBe(12_000);
  });

  test('in Flanders has the ordinary duty on the ground, whoever lives there', () => {
    const cheap = { ...newBuild, priceCents: 20_000_000, statedVatPercent: 6 } as const;
    const costs = sheet(cheap, { landCents: 8_000_000 });
    expect([costs.buyer, euros(costs, 'duty'), euros(costs, 'vat')]).toEqual(['own_home', 9_600, 7_200]);
    expect(euros(sheet({ ...newBuild, tax: 'duty' }), 'duty')).toBe(8_000);
  });

  test.each<[Region, number]>([
    ['wallonia', 3_000],
    ['brussels', 50],
  ])('in %s has the lower duty on the ground of an own home: € %i', (region, expected) => {
    expect(euros(sheet({ ...newBuild, region }, { landCents: 10_000_000 }), 'duty')).toBe(expected);
  });

  test('takes no more ground than there is price', () => {
    const costs = sheet(newBuild, { landCents: 50_000_000, buyer: 'other' });
    expect(costs.vat).toBeUndefined();
    expect(euros(costs, 'duty')).toBe(48_000);
  });

  test.each<[stated: number | undefined, Buyer, number]>([
    [6, 'own_home', 24_000],
    [6, 'other', 84_000],
    [21, 'own_home', 84_000],
    [25, 'own_home', 84_000],
    [undefined, 'own_home', 84_000],
  ])('at %s %% as the agency says, %s pays € %i of VAT', (statedVatPercent, buyer, expected) => {
    expect(euros(sheet({ ...newBuild, statedVatPercent }, { buyer }), 'vat')).toBe(expected);
  });

  test.each<[built: number, expected: number, percent: number]>([
    [357_142, 10_714.26, 3],
    [357_143, 10_714.31, 17],
    [357_150, 10_715.5, 17],
    [500_000, 35_000, 17],
  ])('in Luxembourg € %i built for oneself has € %f of VAT', (built, expected, percent) => {
    const costs = sheet({ region: 'luxembourg', tax: 'vat', priceCents: built * 100, statedVatPercent: 17 });
    expect(euros(costs, 'vat')).toBe(expected);
    expect(costs.vat?.percent).toBe(percent);
    const others = sheet({ region: 'luxembourg', tax: 'vat', priceCents: built * 100 }, { buyer: 'other' });
    expect(euros(others, 'vat')).toBe(Math.round(built * 17) / 100);
  });
});

describe('the surtax of two municipalities in Luxembourg', () => {
  const office: Partial<Purchase> = { region: 'luxembourg', kind: 'other', priceCents: 50_000_000 };

  test.each<[string, Partial<Purchase>, Buyer, number]>([
    ['an office in Luxembourg City', { municipality: 'luxembourg' }, 'other', 50_000],
    ['one in Mamer', { municipality: 'mamer' }, 'other', 50_000],
    ['one in Esch', { municipality: 'esch-sur-alzette' }, 'other', 35_000],
    ['one of which the place is not known', {}, 'other', 35_000],
    ['one in a Belgian Luxembourg', { municipality: 'luxembourg', region: 'wallonia' }, 'other', 62_500],
    ['a block of flats', { municipality: 'luxembourg', isHousing: true }, 'other', 35_000],
    ['a flat', { municipality: 'luxembourg', kind: 'home', isHousing: true }, 'other', 35_000],
    ['a plot', { municipality: 'luxembourg', kind: 'plot' }, 'other', 50_000],
    ['a plot for an own home', { municipality: 'luxembourg', kind: 'plot' }, 'own_home', 100],
    ['an office on plan', { municipality: 'luxembourg', tax: 'vat' }, 'other', 100],
  ])('%s', (_, purchase, buyer, expected) => {
    const costs = sheet({ ...office, ...purchase }, { buyer });
    expect(euros(costs, 'duty') + euros(costs, 'surtax')).toBe(expected);
    expect(costs.costsCents).toBe(sumOf(costs.lines));
  });
});

test('who has no rule of their own pays as everybody else', () => {
  const plot: Purchase = { region: 'flanders', kind: 'plot', priceCents: 10_000_000, tax: 'duty' };
  expect(buyersOf(purchaseCosts, plot, day)).toEqual(['other']);
  expect(sheet(plot).buyer).toBe('other');
  expect(buyersOf(purchaseCosts, { ...plot, region: 'wallonia' }, day)).toEqual(['own_home', 'other']);
});

test('without a rule in force there is no sheet', () => {
  const purchase: Purchase = { region: 'flanders', kind: 'home', priceCents: 10_000_000, tax: 'duty' };
  expect(costSheet({ ...purchaseCosts, duties: [] }, purchase, plain, day)).toBeUndefined();
  expect(costSheet({ ...purchaseCosts, notary: [] }, purchase, plain, day)).toBeUndefined();
  expect(costSheet(purchaseCosts, purchase, plain, '1970-01-01')).toBeUndefined();
  const noVat = { ...purchaseCosts, newBuildVat: [] };
  expect(costSheet(noVat, purchase, plain, day)).toBeDefined();
  expect(costSheet(noVat, { ...purchase, tax: 'vat' }, plain, day)).toBeUndefined();
});

describe('for any purchase', () => {
  const anyPurchase = fc.record({
    region: fc.constantFrom(...regions),
    kind: fc.constantFrom('home', 'plot', 'other'),
    tax: fc.constantFrom('duty', 'vat', 'vat_and_duty'),
    statedVatPercent: fc.constantFrom(undefined, 6, 17, 21),
    isHousing: fc.boolean(),
    municipality: fc.constantFrom(undefined, 'luxembourg', 'gent'),
  });
  const anyChoices = fc.record({
    buyer: fc.constantFrom(...buyers),
    buyers: fc.integer({ min: 1, max: 6 }),
    inCoreCity: fc.boolean(),
    classesGained: fc.integer({ min: 0, max: 6 }),
    landCents: fc.option(fc.integer({ min: 0, max: 10_000_000_000 }), { nil: undefined }),
  });
  const anyPrice = fc.oneof(
    fc.integer({ min: 0, max: 10_000_000_000 }),
    fc.integer({ min: 19_000_000, max: 65_000_000 }),
  );

  test('the sum is that of its parts, and every part is whole cents with a rule and a day', () => {
    fc.assert(
      fc.property(anyPurchase, anyChoices, anyPrice, (purchase, choices, priceCents) => {
        const costs = sheet({ ...purchase, priceCents }, choices);
        expect(costs.costsCents).toBe(sumOf(costs.lines));
        expect(costs.totalCents).toBe(priceCents + costs.costsCents);
        for (const { cents, rule } of costs.lines) {
          expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
          expect(rule.from <= day && rule.source !== '').toBe(true);
        }
        const { duty } = costs;
        const reduced = duty.reductions.reduce((sum, { cents }) => sum + cents, 0);
        expect(duty.cents + (duty.isMinimum ? 0 : reduced)).toBe(
          duty.isMinimum
            ? duty.rule.minimumCents
            : Math.round((duty.baseCents * duty.rule.percent * 1000) / 100_000),
        );
      }),
      { numRuns: 500 },
    );
  });

  // Ceilings (a modest home, the abatement of Brussels) make a dearer property cost a good deal more, never less.
  test('costs never go down when the price goes up', () => {
    fc.assert(
      fc.property(
        anyPurchase,
        anyChoices,
        anyPrice,
        fc.integer({ min: 0, max: 5_000_000 }),
        (purchase, choices, priceCents, more) => {
          // The ground costs at most the price of the whole; the more it costs, the less is left for what is
          // built.
          const landCents = choices.landCents && Math.min(choices.landCents, priceCents);
          const [less, dearer] = [priceCents, priceCents + more].map((cents) =>
            sheet({ ...purchase, priceCents: cents }, { ...choices, landCents }),
          );
          expect(dearer?.costsCents).toBeGreaterThanOrEqual(less?.costsCents ?? 0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('an own home never costs more than another purchase', () => {
    fc.assert(
      fc.property(anyPurchase, anyChoices, anyPrice, (purchase, choices, priceCents) => {
        const own = sheet({ ...purchase, priceCents }, { ...choices, buyer: 'own_home' });
        const other = sheet({ ...purchase, priceCents }, { ...choices, buyer: 'other' });
        expect(own.duty.cents).toBeLessThanOrEqual(other.duty.cents);
        expect(own.vat?.cents ?? 0).toBeLessThanOrEqual(other.vat?.cents ?? 0);
      }),
    );
  });
});
