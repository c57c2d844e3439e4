import type { FieldWords } from './field-words.ts';

/** Words for tests that tell which key was asked for, whatever the texts say. */
export const testWords: FieldWords = {
  language: 'nl',
  label: (key, { region, purpose } = {}) => [key, region, purpose].filter((part) => part).join('/'),
  shortLabel: (key, { region } = {}) => [key, region].filter((part) => part).join('/'),
  option: (_key, value) => `<${value}>`,
  group: (group) => `[${group}]`,
  type: (type) => `<${type}>`,
  types: (type) => `<${type}s>`,
  unit: (unit, count) => (count === 1 ? `1:${unit}` : unit),
  yes: 'yes',
  no: 'no',
  floorName: (floor) => (floor === 0 ? 'Gelijkvloers' : `${floor}e verdieping`),
  groundFloor: 'ground',
  withoutTax: 'excl. VAT',
  startingFrom: 'from',
};
