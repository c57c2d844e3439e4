import { expect, test } from 'vitest';
import { codeOfCity } from './code-of-city.ts';
import { placesByCode } from './locate.ts';
import type { KnownPlace } from './named-places.ts';

const place = (
  countryId: number,
  postalCode: string,
  nl: string,
  fr: string,
  latitude: number,
): KnownPlace => ({
  id: Number(postalCode),
  countryId,
  postalCode,
  name: { nl, fr },
  municipality: { nl, fr },
  region: 'flanders',
  isMunicipality: false,
  latitude,
  longitude: 4,
});
const places = placesByCode([
  place(10, '9000', 'Gent', 'Gand', 51),
  place(10, '2000', 'Antwerpen', 'Anvers', 51.2),
  place(10, '2018', 'Antwerpen', 'Anvers', 51.1),
  place(10, '1000', 'Berg', 'Berg', 50.8),
  place(50, '1000', 'Berg', 'Berg', 49.6),
]);
const nowhere = { countryId: null, latitude: null, longitude: null };

test.each<[string, Partial<Parameters<typeof codeOfCity>[1]>, unknown]>([
  ['GAND', {}, { code: '9000' }],
  ['Antwerpen', { latitude: 51.11, longitude: 4 }, { code: '2018' }],
  ['Antwerpen', {}, { reason: 'it is not given, and "Antwerpen" has several: 2000, 2018' }],
  [
    'Antwerpen',
    { latitude: 49.5, longitude: 4 },
    { reason: 'it is not given, and "Antwerpen" has several: 2000, 2018' },
  ],
  ['Gent', { countryId: 50 }, { reason: 'it is not given, and "Gent" is no place that is known' }],
  ['Parijs', {}, { reason: 'it is not given, and "Parijs" is no place that is known' }],
])('%s %o', (city, where, expected) =>
  expect(codeOfCity(places, { ...nowhere, city, ...where })).toEqual(expected),
);
