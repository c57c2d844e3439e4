import { describe, expect, test } from 'vitest';
import { columnNames, findColumn, nearestColumn } from './columns.ts';

describe('findColumn', () => {
  test.each([
    ['livingAreaM2', { name: 'livingAreaM2' }],
    ['Living_area_m2', { name: 'livingAreaM2' }],
    ['LIVING AREA M2', { name: 'livingAreaM2' }],
    ['price', { name: 'price', inEuros: true }],
    ['priceCents', { name: 'priceCents' }],
    ['title.nl', { name: 'title.nl', language: 'nl' }],
    ['Title_FR', { name: 'title.fr', language: 'fr' }],
    ['title', { name: 'title' }],
    ['photos', { name: 'photos', extra: 'photos' }],
  ])('%j', (name, column) => {
    expect(findColumn(name)).toMatchObject(column);
  });

  test.each(['', 'colour', 'title.es', 'street.nl', 'livingArea', 'photos.nl'])(
    'no column is called %j',
    (name) => {
      expect(findColumn(name)).toBeUndefined();
    },
  );

  test('finds every column by its own name', () => {
    for (const name of columnNames) expect(findColumn(name)?.name).toBe(name);
  });
});

describe('nearestColumn', () => {
  test.each([
    ['livingArea', 'livingAreaM2'],
    ['postcode', 'postalCode'],
    ['bedroom', 'bedrooms'],
    ['prijs', 'price'],
    ['reference_nr', 'reference'],
    ['Kolom17', undefined],
    ['', undefined],
  ])('%j: %j', (name, nearest) => {
    expect(nearestColumn(name)).toBe(nearest);
  });
});
