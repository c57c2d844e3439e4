import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Region } from '#domain/place/region.ts';
import {
  type EnergyLabelName,
  energyLabel,
  energyLabels,
  energyLabelsIn,
  energyLetter,
  energyScale,
  isEnergyLabel,
  writeEnergyLabel,
} from './energy-label.ts';

const upperBounds: Record<
  'flanders' | 'wallonia' | 'brussels',
  [number, EnergyLabelName, EnergyLabelName][]
> = {
  flanders: [
    [100, 'a', 'b'],
    [200, 'b', 'c'],
    [300, 'c', 'd'],
    [400, 'd', 'e'],
    [500, 'e', 'f'],
  ],
  wallonia: [
    [45, 'a_plus', 'a'],
    [85, 'a', 'b'],
    [170, 'b', 'c'],
    [255, 'c', 'd'],
    [340, 'd', 'e'],
    [425, 'e', 'f'],
    [510, 'f', 'g'],
  ],
  brussels: [
    [23, 'a', 'a_sub'],
    [45, 'a_sub', 'b_plus'],
    [62, 'b_plus', 'b'],
    [79, 'b', 'b_sub'],
    [95, 'b_sub', 'c_plus'],
    [113, 'c_plus', 'c'],
    [132, 'c', 'c_sub'],
    [150, 'c_sub', 'd_plus'],
    [170, 'd_plus', 'd'],
    [190, 'd', 'd_sub'],
    [210, 'd_sub', 'e_plus'],
    [232, 'e_plus', 'e'],
    [253, 'e', 'e_sub'],
    [275, 'e_sub', 'f_plus'],
    [298, 'f_plus', 'f'],
    [322, 'f', 'f_sub'],
    [345, 'f_sub', 'g'],
  ],
};

const computed: Exclude<Region, 'luxembourg'>[] = ['flanders', 'wallonia', 'brussels'];

describe.each(computed)('the scale of %s', (region) => {
  test.each(upperBounds[region])('%i is still %s, what is above is %s', (bound, label, next) => {
    expect(energyLabel(region, bound - 0.01)).toBe(label);
    expect(energyLabel(region, bound)).toBe(label);
    expect(energyLabel(region, bound + 0.01)).toBe(next);
    expect(energyLabel(region, bound + 1)).toBe(next);
  });

  test('the label never gets better as the value rises', () => {
    const order = energyScale(region).map(({ label }) => label);
    const value = fc.double({ min: -1000, max: 2000, noNaN: true });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const better = energyLabel(region, Math.min(one, other));
        const worse = energyLabel(region, Math.max(one, other));
        if (!better || !worse) throw new Error('a finite value has a label');
        expect(order.indexOf(better)).toBeLessThanOrEqual(order.indexOf(worse));
      }),
    );
  });

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [Number.NEGATIVE_INFINITY]])(
    '%d has no label',
    (value) => {
      expect(energyLabel(region, value)).toBeUndefined();
    },
  );
});

test.each<[Region, number, EnergyLabelName]>([
  ['flanders', -50, 'a_plus'],
  ['flanders', -0.01, 'a_plus'],
  ['flanders', 0, 'a'],
  ['flanders', -0, 'a'],
  ['wallonia', -0.01, 'a_plusplus'],
  ['wallonia', 0, 'a_plus'],
  ['wallonia', -0, 'a_plus'],
  ['brussels', -0.01, 'a_plus'],
  ['brussels', 0, 'a'],
  ['brussels', -0, 'a'],
])('below 0 is the top label and 0 the next: %s, %d is %s', (region, value, label) => {
  expect(energyLabel(region, value)).toBe(label);
});

test.each<[Region, EnergyLabelName]>([
  ['flanders', 'f'],
  ['wallonia', 'g'],
  ['brussels', 'g'],
])('%s ends with %s', (region, label) => {
  expect(energyLabel(region, 100_000)).toBe(label);
});

test('346 in Brussels is g, in the gap that the published table leaves', () => {
  expect(energyLabel('brussels', 345.5)).toBe('g');
  expect(energyLabel('brussels', 346)).toBe('g');
  expect(energyLabel('brussels', 347)).toBe('g');
});

test.each([223, 323])(
  'f_sub in Brussels, its start read as %i: the first range that holds a value decides',
  (start) => {
    const steps = energyScale('brussels');
    const ranges = steps.map(({ label, upTo }, index) => ({
      label,
      from: label === 'f_sub' ? start : (steps[index - 1]?.upTo ?? 0) + 1,
      to: upTo,
    }));
    for (let value = 1; value <= 400; value++) {
      const first = ranges.find(({ from, to }) => from <= value && value <= to);
      expect(first?.label, `${value}`).toBe(energyLabel('brussels', value));
    }
  },
);

test.each([[-1], [0], [100], [600], [Number.NaN]])('Luxembourg never has a computed label: %d', (value) => {
  expect(energyLabel('luxembourg', value)).toBeUndefined();
  expect(energyScale('luxembourg')).toEqual([]);
});

test.each<[EnergyLabelName, string, string]>([
  ['a_plusplus', 'A++', 'a_plusplus'],
  ['a_plus', 'A+', 'a_plus'],
  ['a', 'A', 'a'],
  ['a_sub', 'A\u2212', 'a'],
  ['b_plus', 'B+', 'b'],
  ['b', 'B', 'b'],
  ['b_sub', 'B\u2212', 'b'],
  ['f_plus', 'F+', 'f'],
  ['f_sub', 'F\u2212', 'f'],
  ['g', 'G', 'g'],
  ['h', 'H', 'h'],
  ['i', 'I', 'i'],
])('%s is written %s in the colour of %s', (label, written, letter) => {
  expect(writeEnergyLabel(label)).toBe(written);
  expect(energyLetter(label)).toBe(letter);
});

test('every label is written and coloured by its own letter', () => {
  expect(energyLabels).toHaveLength(22);
  for (const label of energyLabels) {
    const letter = label.charAt(0);
    expect(writeEnergyLabel(label)).toMatch(new RegExp(`^${letter}(\\+\\+?|\u2212)?$`, 'i'));
    expect(energyLetter(label)).toMatch(new RegExp(`^${letter}(_plus|_plusplus)?$`));
  }
});

test.each([['a'], ['f_sub'], ['i']])('%j is a label', (value) => {
  expect(isEnergyLabel(value)).toBe(true);
});

test.each([['A'], ['j'], [''], ['toString'], ['__proto__'], [null], [undefined], [1], [['a']]])(
  '%j is no label',
  (value) => {
    expect(isEnergyLabel(value)).toBe(false);
  },
);

test.each([
  ['flanders', 'A+ A B C D E F'],
  ['wallonia', 'A++ A+ A B C D E F G'],
  ['brussels', 'A+ A A− B+ B B− C+ C C− D+ D D− E+ E E− F+ F F− G'],
  ['luxembourg', 'A+ A B C D E F G H I'],
] as const)('the certificates of %s carry %s', (region, written) => {
  expect(energyLabelsIn(region).map(writeEnergyLabel).join(' ')).toBe(written);
});
