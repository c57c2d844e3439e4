import { describe, expect, it } from 'vitest';
import type { FieldKey } from './fields.ts';
import { getField } from './fields.ts';
import { foreignLanguage, formatValue } from './format-value.ts';
import { testWords } from './test-words.ts';

const cases: [FieldKey, unknown, string][] = [
  ['livingAreaM2', 198, '198 m2'],
  ['plotAreaM2', 12_412.5, '12.412,5 m2'],
  ['plotWidthM', 11.4, '11,40 m'],
  ['plotWidthM', 12, '12 m'],
  ['cadastralIncomeCents', 142_700, '€ 1.427'],
  ['propertyTaxCents', 138_450, '€ 1.384,50 per_year'],
  ['rainwaterTankLitres', 3000, '3.000 litre'],
  ['vatPercent', 21, '21 percent'],
  ['depositMonths', 3, '3 months'],
  ['depositMonths', 12, '12 months'],
  ['leaseTermMonths', 108, '9 years'],
  ['leaseTermMonths', 12, '1 1:years'],
  ['leaseTermMonths', 110, '110 months'],
  ['leaseTermMonths', 6, '6 months'],
  ['depositMonths', 1, '1 1:months'],
  ['energyValue', 427, '427 kwh_m2_year'],
  ['energyValue', -12.345, '−12,35 kwh_m2_year'],
  ['bedrooms', 4, '4'],
  ['constructionYear', 1931, '1931'],
  ['floor', 0, 'ground'],
  ['floor', -1, '−1'],
  ['floor', 3, '3'],
  ['epcValidUntil', '2034-03-08', '8-3-2034'],
  ['epcValidUntil', '8 maart', ''],
  ['hasLift', true, 'yes'],
  ['hasLift', false, 'no'],
  ['energyLabel', 'b_sub', 'B−'],
  ['energyLabel', 'z', ''],
  ['kitchen', 'open', '<open>'],
  ['facades', 3, '<3>'],
  ['heating', ['gas', 'wood'], '<gas>, <wood>'],
  ['heating', 'gas', ''],
  ['buildingPermit', 'vg', 'Vg · <vg>'],
  ['zoning', ['wglk', 'ag'], 'WgLk · <wglk>; Ag · <ag>'],
  ['type', 'villa', '<villa>'],
  ['type', 'palace', ''],
  ['epcCode', '20240318-0003127450-RES-1', '20240318-0003127450-RES-1'],
  ['planningInformation', { nl: 'Vergund in 1931', fr: 'Permis de 1931' }, 'Vergund in 1931'],
  ['planningInformation', { fr: 'Permis de 1931' }, 'Permis de 1931'],
  ['planningInformation', {}, ''],
  ['bedrooms', '4', ''],
  ['bedrooms', Number.NaN, ''],
  ['hasLift', null, ''],
];

describe('formatValue', () => {
  it.each(cases)('%s %j is %s', (key, value, expected) => {
    expect(formatValue(getField(key), value, testWords).replaceAll('\u00a0', ' ')).toBe(expected);
  });

  it('keeps a planning code with the dot and the word after it', () => {
    expect(formatValue(getField('buildingPermit'), 'vg', testWords)).toBe('Vg\u00a0·\u00a0<vg>');
  });

  it('never breaks between a number and its unit', () => {
    expect(formatValue(getField('livingAreaM2'), 198, testWords)).toBe('198\u00a0m2');
  });
});

describe('foreignLanguage', () => {
  it.each([
    [{ nl: 'ja', fr: 'oui' }, undefined],
    [{ fr: 'oui' }, 'fr'],
    [{}, undefined],
    ['tekst', undefined],
    [null, undefined],
  ])('%j: %s', (value, expected) => expect(foreignLanguage(value, testWords)).toBe(expected));
});
