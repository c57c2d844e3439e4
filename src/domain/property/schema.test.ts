import { describe, expect, expectTypeOf, it } from 'vitest';
import { catalogue, type FieldKey } from './fields.ts';
import { optionSets } from './option-sets.ts';
import { propertyInputSchema } from './schema.ts';
import type { PropertyDetails, PropertyInput } from './values.ts';

const least: PropertyInput = {
  reference: 'R-1',
  purpose: 'sale',
  type: 'villa',
  postalCode: '9000',
  city: 'Gent',
  countryId: 10,
};

/** The errors of one value in an otherwise good property; none when it is accepted. */
function errorsOf(key: FieldKey, value: unknown): string[] {
  const result = propertyInputSchema.safeParse({ ...least, [key]: value });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('propertyInputSchema', () => {
  it('accepts the least that a property needs', () => {
    expect(propertyInputSchema.parse(least)).toEqual(least);
  });

  it.each(Object.keys(least))('cannot do without %s', (key) => {
    const result = propertyInputSchema.safeParse({ ...least, [key]: undefined });
    expect(result.error?.issues).toMatchObject([{ path: [key], message: 'REQUIRED' }]);
  });

  it.each([
    ['livingAreaM2', 1, []],
    ['livingAreaM2', 0.9, ['TOO_SMALL']],
    ['livingAreaM2', 20_000, []],
    ['livingAreaM2', 20_000.5, ['TOO_LARGE']],
    ['livingAreaM2', '198', ['INVALID']],
    ['livingAreaM2', Number.NaN, ['INVALID']],
    ['priceCents', 0, []],
    ['priceCents', -1, ['TOO_SMALL']],
    ['priceCents', 64_900_000, []],
    ['priceCents', 10_000_000_001, ['TOO_LARGE']],
    ['priceCents', 100.5, ['NOT_A_WHOLE_NUMBER']],
    ['bedrooms', 2.5, ['NOT_A_WHOLE_NUMBER']],
    ['constructionYear', 1000, []],
    ['constructionYear', 999, ['TOO_SMALL']],
    ['constructionYear', 2100, []],
    ['constructionYear', 2101, ['TOO_LARGE']],
    ['energyValue', -20, []],
    ['latitude', 51.05, []],
    ['latitude', 3.72, ['TOO_SMALL']],
    ['longitude', 51.05, ['TOO_LARGE']],
    ['floor', -5, []],
    ['floor', -6, ['TOO_SMALL']],
    ['reference', '   ', ['REQUIRED']],
    ['reference', 'x'.repeat(40), []],
    ['reference', 'x'.repeat(41), ['TOO_LONG']],
    ['title', { nl: 'Een huis', fr: 'Une maison' }, []],
    ['title', { nl: 'x'.repeat(121) }, ['TOO_LONG']],
    ['title', { it: 'Una casa' }, ['UNKNOWN_FIELD']],
    ['title', 'Een huis', ['INVALID']],
    ['videoUrl', 'https://vimeo.com/1234', []],
    ['videoUrl', 'javascript:alert(1)', ['NOT_AN_ADDRESS']],
    ['videoUrl', 'vimeo', ['NOT_AN_ADDRESS']],
    ['videoUrl', 7, ['NOT_AN_ADDRESS']],
    ['availableFrom', '2028-02-29', []],
    ['availableFrom', '2027-02-29', ['NOT_A_DATE']],
    ['availableFrom', '1-3-2027', ['NOT_A_DATE']],
    ['hasLift', false, []],
    ['hasLift', 'ja', ['INVALID']],
    ['type', 'ground_floor_flat', []],
    ['type', 'palace', ['NOT_AN_OPTION']],
    ['countryId', 50, []],
    ['countryId', '50', ['NOT_AN_OPTION']],
    ['energyLabel', 'a_plusplus', []],
    ['energyLabel', 'A++', ['NOT_AN_OPTION']],
    ['kitchen', 'fully_equipped', []],
    ['kitchen', 'large', ['NOT_AN_OPTION']],
    ['heating', ['gas', 'wood'], []],
    ['heating', [], ['REQUIRED']],
    ['heating', ['gas', 'gas'], ['INVALID']],
    ['heating', ['coal'], ['NOT_AN_OPTION']],
    ['heating', 'gas', ['INVALID']],
  ] as const)('%s %j: %j', (key, value, errors) => expect(errorsOf(key, value)).toEqual(errors));

  it('takes every number at its bounds and refuses what lies beyond', () => {
    for (const field of catalogue) {
      if (!('min' in field)) continue;
      expect(errorsOf(field.key, field.min), field.key).toEqual([]);
      expect(errorsOf(field.key, field.max), field.key).toEqual([]);
      expect(errorsOf(field.key, field.min - 1), field.key).toEqual(['TOO_SMALL']);
      expect(errorsOf(field.key, field.max + 1), field.key).toEqual(['TOO_LARGE']);
    }
  });

  it('takes every value of every option set', () => {
    for (const field of catalogue) {
      if (!('options' in field)) continue;
      for (const value of optionSets[field.options]) {
        expect(
          errorsOf(
            field.key,
            field.kind === 'rooms' ? [{ kind: value }] : field.kind === 'options' ? [value] : value,
          ),
          field.key,
        ).toEqual([]);
      }
    }
  });

  it('trims texts', () => {
    expect(propertyInputSchema.parse({ ...least, city: ' Gent ' }).city).toBe('Gent');
  });

  it('refuses what it does not know', () => {
    const result = propertyInputSchema.safeParse({ ...least, isAdmin: true });
    expect(result.error?.issues).toMatchObject([{ message: 'UNKNOWN_FIELD' }]);
    expect(propertyInputSchema.safeParse('house').error?.issues[0]?.message).toBe('INVALID');
  });

  it('knows its types', () => {
    expectTypeOf(propertyInputSchema.parse(least)).toExtend<PropertyInput>();
    expectTypeOf<PropertyInput['kitchen']>().toEqualTypeOf<
      'none' | 'fitted' | 'semi_equipped' | 'fully_equipped' | 'open' | undefined
    >();
    expectTypeOf<PropertyInput['countryId']>().toEqualTypeOf<10 | 50>();
    expectTypeOf<PropertyInput['bedrooms']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<PropertyDetails>().not.toHaveProperty('bedrooms');
  });
});
