import { expect, it } from 'vitest';
import { noMaps } from './mapped-record.ts';
import { Mapping } from './mapping.ts';

it('takes numbers as they are, and only money in euros', () => {
  const mapping = new Mapping('test', {
    feeds: ['latitude', 'livingAreaM2', 'bedrooms', 'priceCents', 'constructionYear'],
    maps: noMaps,
  });
  mapping.put('latitude', 50.6301);
  mapping.put('livingAreaM2', 171.5);
  mapping.put('bedrooms', 4);
  mapping.put('priceCents', 312500.5);
  mapping.put('constructionYear', 0);
  expect(mapping.warnings).toEqual([]);
  expect(mapping.change.values).toEqual({
    latitude: 50.6301,
    livingAreaM2: 171.5,
    bedrooms: 4,
    priceCents: 31250050,
    constructionYear: null,
  });
});

it('leaves out what is out of bounds, such as coordinates that were exchanged, and says so', () => {
  const mapping = new Mapping('test', { feeds: ['latitude', 'longitude', 'constructionYear'], maps: noMaps });
  mapping.put('latitude', 3.72);
  mapping.put('longitude', '51.05');
  mapping.put('constructionYear', 19);
  expect(mapping.change.values).toEqual({ latitude: null, longitude: null, constructionYear: null });
  expect(mapping.warnings).toEqual([
    { field: 'latitude', reason: '3.72 is less than 49.4' },
    { field: 'longitude', reason: '51.05 is more than 6.6' },
    { field: 'constructionYear', reason: '19 is less than 1000' },
  ]);
});
