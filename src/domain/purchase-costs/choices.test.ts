import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceNames } from './choice-names.ts';
import { parseChoices } from './choices.ts';

const parse = (query: string) => parseChoices(new URLSearchParams(query), 30_000_000);

test('nothing said is an own home, one buyer, and everything else left to the rules', () => {
  expect(parse('')).toEqual({
    choices: {
      buyer: 'own_home',
      buyers: 1,
      inCoreCity: false,
      classesGained: 0,
      landCents: undefined,
      ownMoneyCents: undefined,
      years: undefined,
      ratePercent: undefined,
    },
    typed: {},
    problems: {},
  });
});

test.each<[string, object]>([
  ['buyer=other', { buyer: 'other' }],
  ['buyer=other&buyer=own_home', { buyer: 'own_home' }],
  ['buyers=2', { buyers: 2 }],
  ['core_city=1', { inCoreCity: true }],
  ['classes=3', { classesGained: 3 }],
  ['land=%E2%82%AC+60.000', { landCents: 6_000_000 }],
  ['land=300000', { landCents: 30_000_000 }],
  ['own_money=60+000,50', { ownMoneyCents: 6_000_050 }],
  ['own_money=0', { ownMoneyCents: 0 }],
  ['years=1', { years: 1 }],
  ['years=40', { years: 40 }],
  ['rate=3,45', { ratePercent: 3.45 }],
  ['rate=3.45', { ratePercent: 3.45 }],
  ['rate=3,45+%25', { ratePercent: 3.45 }],
  ['rate=0', { ratePercent: 0 }],
  ['rate=20', { ratePercent: 20 }],
])('%s is understood', (query, expected) => {
  const { choices, problems } = parse(query);
  expect(choices).toMatchObject(expected);
  expect(problems).toEqual({});
});

test.each([
  ['buyer=king', 'buyer', 'not_understood'],
  ['buyers=0', 'buyers', 'out_of_bounds'],
  ['buyers=7', 'buyers', 'out_of_bounds'],
  ['classes=7', 'classes', 'out_of_bounds'],
  ['classes=1.5', 'classes', 'not_understood'],
  ['land=300001', 'land', 'out_of_bounds'],
  ['land=-1', 'land', 'out_of_bounds'],
  ['own_money=much', 'own_money', 'not_understood'],
  ['own_money=100000001', 'own_money', 'out_of_bounds'],
  ['own_money=1e9', 'own_money', 'not_understood'],
  ['years=0', 'years', 'out_of_bounds'],
  ['years=41', 'years', 'out_of_bounds'],
  ['rate=20,01', 'rate', 'out_of_bounds'],
  ['rate=-1', 'rate', 'out_of_bounds'],
  ['rate=NaN', 'rate', 'not_understood'],
  ['rate=Infinity', 'rate', 'not_understood'],
] as const)('%s is told of at its field', (query, name, problem) => {
  const { problems, typed } = parse(query);
  expect(problems).toEqual({ [name]: problem });
  if (name !== 'buyer') expect(typed[name]).toBe(new URLSearchParams(query).get(name));
});

test('any query gives choices that can be counted with', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...choiceNames), fc.string())), (pairs) => {
      const { choices, typed } = parseChoices(new URLSearchParams(pairs), 30_000_000);
      for (const value of Object.values(choices)) {
        if (typeof value === 'number') expect(Number.isFinite(value) && value >= 0).toBe(true);
      }
      for (const text of Object.values(typed)) expect(text.length).toBeLessThanOrEqual(40);
    }),
  );
});
