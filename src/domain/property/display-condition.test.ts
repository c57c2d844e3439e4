import { describe, expect, test } from 'vitest';
import { type Condition, conditionHolds, conditionsSchema } from './display-condition.ts';

const property = {
  purpose: 'sale',
  livingAreaM2: 120,
  plotAreaM2: 450,
  bedrooms: 3,
  floors: 0,
  hasLift: true,
  hasGarden: false,
  constructionYear: null,
  heating: ['gas', 'solar'],
  windows: [],
  floorNumbers: [3],
  remark: '  ',
  title: 'House with garden',
  availableFrom: '2026-04-07',
  soldOn: '2026-03-01',
};

describe('one condition', () => {
  test.each<[string, Condition['logic'], Condition['compareWithValue'], boolean]>([
    ['bedrooms', 'equals', 3, true],
    ['bedrooms', 'equals', '3', true],
    ['bedrooms', 'equals', 2, false],
    ['bedrooms', 'equals', 'three', false],
    ['purpose', 'equals', 'sale', true],
    ['purpose', 'equals', 'Sale', false],
    ['hasLift', 'equals', true, true],
    ['hasLift', 'equals', 'true', true],
    ['hasGarden', 'equals', false, true],
    ['hasGarden', 'equals', true, false],
    ['floors', 'equals', 0, true],
    ['floors', 'equals', '', false],
    ['constructionYear', 'equals', 0, false],
    ['constructionYear', 'equals', '', true],
    ['heating', 'equals', 'gas', false],
    ['floorNumbers', 'equals', 3, false],

    ['bedrooms', 'not equals', 3, false],
    ['bedrooms', 'not equals', '3', false],
    ['bedrooms', 'not equals', 2, true],
    ['constructionYear', 'not equals', 1990, true],

    ['bedrooms', 'greater', 2, true],
    ['bedrooms', 'greater', 3, false],
    ['bedrooms', 'greater', '2', true],
    ['livingAreaM2', 'greater', '99', true],
    ['bedrooms', 'greater', 'two', false],
    ['title', 'greater', 2, false],
    ['constructionYear', 'greater', -1, false],
    ['unknown', 'greater', -1, false],
    ['heating', 'greater', 0, false],
    ['bedrooms', 'greater or equal', 3, true],
    ['bedrooms', 'greater or equal', 4, false],
    ['bedrooms', 'less', 4, true],
    ['bedrooms', 'less', 3, false],
    ['constructionYear', 'less', 1, false],
    ['bedrooms', 'less or equal', 3, true],
    ['bedrooms', 'less or equal', 2, false],
    ['constructionYear', 'less or equal', 1, false],
    ['availableFrom', 'greater', '2026-04-06', true],
    ['availableFrom', 'greater', '2026-04-07', false],
    ['availableFrom', 'less or equal', '2026-04-07', true],
    ['availableFrom', 'less', '2026-12-01', true],

    ['title', 'contains', 'garden', true],
    ['title', 'contains', 'pool', false],
    ['title', 'contains', '', false],
    ['heating', 'contains', 'gas', true],
    ['heating', 'contains', 'ga', false],
    ['bedrooms', 'contains', 3, false],
    ['unknown', 'contains', 'a', false],
    ['title', 'contains', ['garden'], false],

    ['constructionYear', 'empty', undefined, true],
    ['unknown', 'empty', undefined, true],
    ['remark', 'empty', undefined, true],
    ['windows', 'empty', undefined, true],
    ['floors', 'empty', undefined, false],
    ['hasGarden', 'empty', undefined, false],
    ['heating', 'empty', undefined, false],
    ['constructionYear', 'not empty', undefined, false],
    ['remark', 'not empty', undefined, false],
    ['floors', 'not empty', undefined, true],
    ['title', 'not empty', undefined, true],

    ['purpose', 'one of', ['rent', 'sale'], true],
    ['purpose', 'one of', ['rent'], false],
    ['bedrooms', 'one of', ['2', '3'], true],
    ['purpose', 'one of', [], false],
    ['purpose', 'one of', 'sale', false],
  ])('%s %s %j: %s', (field, logic, compareWithValue, holds) => {
    expect(conditionHolds(property, [{ field, logic, compareWithValue }])).toBe(holds);
  });

  test.each<[string, Condition['logic'], string, boolean]>([
    ['plotAreaM2', 'greater', 'livingAreaM2', true],
    ['livingAreaM2', 'greater', 'plotAreaM2', false],
    ['soldOn', 'less', 'availableFrom', true],
    ['title', 'equals', 'title', true],
    ['title', 'equals', 'purpose', false],
    ['title', 'equals', 'unknown', false],
    ['remark', 'equals', 'unknown', true],
    ['plotAreaM2', 'greater', 'unknown', false],
  ])('%s %s the field %s: %s', (field, logic, compareWithField, holds) => {
    expect(conditionHolds(property, [{ field, logic, compareWithField }])).toBe(holds);
  });
});

describe('several conditions', () => {
  const yes: Condition = { field: 'bedrooms', logic: 'equals', compareWithValue: 3 };
  const no: Condition = { field: 'bedrooms', logic: 'equals', compareWithValue: 4 };
  const and = (condition: Condition): Condition => ({ ...condition, advancedCondition: 'and' });
  const or = (condition: Condition): Condition => ({ ...condition, advancedCondition: 'or' });

  test.each<[string, Condition[], boolean]>([
    ['none', [], true],
    ['yes and yes', [yes, and(yes)], true],
    ['yes and no', [yes, and(no)], false],
    ['no and yes', [no, and(yes)], false],
    ['yes or no', [yes, or(no)], true],
    ['no or yes', [no, or(yes)], true],
    ['no or no', [no, or(no)], false],
    ['yes, no: joined by and', [yes, no], false],
    ['yes, yes: joined by and', [yes, yes], true],
    ['(yes or yes) and no', [yes, or(yes), and(no)], false],
    ['(no and no) or yes', [no, and(no), or(yes)], true],
    ['(no or yes) and yes', [no, or(yes), and(yes)], true],
    ['a leading or joins nothing', [or(no)], false],
  ])('%s', (_, conditions, holds) => {
    expect(conditionHolds(property, conditions)).toBe(holds);
  });
});

describe('what the language puts on every object is no field', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s', (field) => {
    expect(conditionHolds(property, [{ field, logic: 'not empty' }])).toBe(false);
    expect(conditionHolds(property, [{ field: 'title', logic: 'equals', compareWithField: field }])).toBe(
      false,
    );
  });
});

describe('any error is false', () => {
  const holds: Condition = { field: 'title', logic: 'not empty' };
  const broken: Record<string, unknown> = {
    title: 'House',
    get price() {
      throw new Error('no price');
    },
    odd: Symbol('odd'),
  };

  test.each<[string, string]>([
    ['a field that throws', '[{"field":"price","logic":"not empty"}]'],
    ['a value without order', '[{"field":"odd","logic":"not equals","compareWithValue":1}]'],
    ['an unknown logic', '[{"field":"title","logic":"like","compareWithValue":"House"}]'],
    ['nothing to compare with', '[{"field":"title","logic":"not equals"}]'],
    ['no condition', '[null]'],
    ['no list', 'null'],
    [
      'an error beside what holds',
      '[{"field":"title","logic":"not empty"},{"field":"title","logic":"like","advancedCondition":"or"}]',
    ],
  ])('%s', (_, json) => {
    expect(conditionHolds(broken, [holds])).toBe(true);
    expect(conditionHolds(broken, JSON.parse(json))).toBe(false);
  });
});

describe('conditionsSchema', () => {
  test.each<[unknown]>([
    [[]],
    [[{ field: 'bedrooms', logic: 'greater or equal', compareWithValue: 2 }]],
    [[{ field: 'purpose', logic: 'one of', compareWithValue: ['sale', 'rent'] }]],
    [[{ field: 'plotAreaM2', logic: 'greater', compareWithField: 'livingAreaM2', advancedCondition: 'or' }]],
    [[{ field: 'remark', logic: 'not empty' }]],
  ])('takes %j', (conditions) => {
    expect(conditionsSchema.parse(conditions)).toEqual(conditions);
  });

  test.each<[unknown]>([
    [null],
    [{}],
    [[{ field: '', logic: 'empty' }]],
    [[{ logic: 'empty' }]],
    [[{ field: 'bedrooms', logic: 'like', compareWithValue: 2 }]],
    [[{ field: 'bedrooms', logic: 'equals' }]],
    [[{ field: 'bedrooms', logic: 'equals', compareWithValue: 2, compareWithField: 'floors' }]],
    [[{ field: 'bedrooms', logic: 'empty', compareWithValue: 2 }]],
    [[{ field: 'bedrooms', logic: 'equals', compareWithValue: null }]],
    [[{ field: 'bedrooms', logic: 'equals', compareWithValue: 2, advancedCondition: 'xor' }]],
    [[{ field: 'bedrooms', logic: 'equals', compareWithValue: 2, compareWith: 3 }]],
  ])('refuses %j', (conditions) => {
    expect(conditionsSchema.safeParse(conditions).success).toBe(false);
  });
});
