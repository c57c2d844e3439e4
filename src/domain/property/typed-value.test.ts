import { describe, expect, it } from 'vitest';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import { findEditTarget } from './edit-key.ts';
import { energyLabels } from './energy-label.ts';
import { catalogue } from './fields.ts';
import { optionSets } from './option-sets.ts';
import { readTyped, writeTyped } from './typed-value.ts';
import { propertyTypes } from './types.ts';

const targetOf = (key: string) => {
  const target = findEditTarget(key);
  if (!target) throw new Error(`Nobody edits ${key}`);
  return target;
};
const read = (key: string, typed: string) => readTyped(targetOf(key), typed, wordsFor);

describe('readTyped', () => {
  it.each<[string, string, unknown]>([
    ['priceCents', '1.250.000 €', 125_000_000],
    ['priceCents', '1.250', 125_000],
    ['priceCents', 'prijs op aanvraag', null],
    ['livingAreaM2', '1.240 m²', 1240],
    ['livingAreaM2', '124,5', 124.5],
    ['latitude', '51,0543', 51.0543],
    ['latitude', '51.0543', 51.0543],
    ['bedrooms', ' ', null],
    ['bedrooms', '0', 0],
    ['availableFrom', '1/2/2027', '2027-02-01'],
    ['hasGarden', 'ja', true],
    ['hasGarden', 'nee', false],
    ['hasGarden', '', null],
    ['postalCode', 'B-9000', '9000'],
    ['type', 'Villa', 'villa'],
    ['title.fr', ' Maison ', 'Maison'],
    ['zoning', 'wg|ag', ['wg', 'ag']],
    ['soilAttest', 'cat. 2', 'category_2'],
    ['soilAttest', 'Blanc', 'white'],
    ['soilAttest', 'Blanco', 'blank'],
    ['roomList', '[{"kind":"bedroom","areaM2":14.2}]', [{ kind: 'bedroom', areaM2: 14.2 }]],
    ['roomList', 'slaapkamer; 1; 14,2', [{ kind: 'bedroom', floor: 1, areaM2: 14.2 }]],
  ])('%s %j', (key, typed, value) => {
    expect(read(key, typed)).toEqual({ value });
  });

  it.each([
    ['bedrooms', 'drie', 'NOT_READABLE'],
    ['bedrooms', '201', 'TOO_LARGE'],
    ['bedrooms', '200', undefined],
    ['constructionYear', '12', 'TOO_SMALL'],
    ['title.nl', 'a'.repeat(121), 'TOO_LONG'],
    ['title.nl', 'a'.repeat(120), undefined],
    ['title.nl', 'a\0', 'NOT_STORABLE'],
    ['videoUrl', 'youtube', 'NOT_AN_ADDRESS'],
    ['type', 'kasteeltje', 'NOT_READABLE'],
    ['roomList', '[{', 'NOT_READABLE'],
    ['roomList', '[{"kind":"bedroom","floor":1000}]', 'TOO_LARGE'],
    ['postalCode', 'negen', 'NOT_READABLE'],
  ])('%s %j gives %s', (key, typed, problem) => {
    expect(read(key, typed).problem).toBe(problem);
  });
});

describe('writeTyped', () => {
  it.each<[string, unknown, string]>([
    ['priceCents', 41_250_000, '412.500'],
    ['priceCents', 125_000_005, '1.250.000,05'],
    ['commonChargesCents', 1250, '12,50'],
    ['livingAreaM2', 1240.125, '1240,125'],
    ['hasGarden', false, 'no'],
    ['bedrooms', null, ''],
  ])('%s %j is %j', (key, value, typed) => {
    expect(writeTyped(targetOf(key), value)).toBe(typed);
  });

  it('is read as the same value, whatever the field', () => {
    for (const field of catalogue) {
      const target = findEditTarget(field.kind === 'texts' ? `${field.key}.nl` : field.key);
      if (!target) continue;
      for (const value of samplesOf(field))
        expect
          .soft([field.key, readTyped(target, writeTyped(target, value), wordsFor)])
          .toEqual([field.key, { value }]);
    }
  });
});

function samplesOf(field: (typeof catalogue)[number]): unknown[] {
  switch (field.kind) {
    case 'text':
      return [field.key === 'postalCode' ? '9000' : 'Aan de Kaai'];
    case 'texts':
      return ['Eén regel\nen nog een: 12,5 m²'];
    case 'url':
      return ['https://example.be/a?b=1,2'];
    case 'integer':
    case 'year':
      return [Math.max(1, field.min), field.max];
    case 'money':
      return [Math.max(1, field.min), 123_456, field.max];
    case 'decimal':
    case 'area':
    case 'length':
      return [field.max, Math.max(field.min, field.max - 0.125)];
    case 'date':
      return ['2027-02-01'];
    case 'boolean':
      return [true, false];
    case 'type':
      return propertyTypes.map(({ key }) => key);
    case 'energyLabel':
      return [...energyLabels];
    case 'option':
      return [...optionSets[field.options]];
    case 'options':
      return [[...optionSets[field.options]]];
    case 'rooms':
      return [[{ kind: 'bedroom', floor: 1, areaM2: 14.2, name: { nl: 'Zolder' } }, { kind: 'kitchen' }]];
  }
}
