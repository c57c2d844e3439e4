import { describe, expect, test } from 'vitest';
import { regionOf, regionOfPostalCode } from './region.ts';

describe('regionOfPostalCode', () => {
  test.each([
    ['0999', undefined],
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
    ['10000', undefined],
  ])('%s lies in %s', (code, region) => {
    expect(regionOfPostalCode(code)).toBe(region);
    expect(regionOfPostalCode(Number(code))).toBe(region);
  });

  test.each([
    [''],
    ['   '],
    ['90'],
    ['90000'],
    ['9000a'],
    ['B-9000'],
    ['9e3'],
    ['-9000'],
    ['90.0'],
    [1299.5],
  ])('%j is no postal code', (code) => {
    expect(regionOfPostalCode(code)).toBeUndefined();
  });

  test('white space around the code does not matter', () => {
    expect(regionOfPostalCode(' 4000\n')).toBe('wallonia');
  });

  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [-1000]])('%d is no postal code', (code) => {
    expect(regionOfPostalCode(code)).toBeUndefined();
  });
});

describe('regionOf', () => {
  test.each([
    [10, '9000', 'flanders'],
    [10, '1000', 'brussels'],
    [10, 'L-1249', undefined],
    [50, '1249', 'luxembourg'],
    [50, 'L-1249', 'luxembourg'],
    [50, '', 'luxembourg'],
    [0, '9000', undefined],
    [49, '9000', undefined],
  ])('country %i, postal code %j: %s', (countryId, postalCode, region) => {
    expect(regionOf(countryId, postalCode)).toBe(region);
  });
});
