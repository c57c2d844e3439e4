import { describe, expect, test } from 'vitest';
import { type KnownPlace, locate, placesByCode } from './locate.ts';

const gent = place(1, 10, '9000', 'flanders', { nl: 'Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' });
const cheratte = place(2, 10, '4602', 'wallonia', { nl: 'Cheratte', fr: 'Cheratte' });
const luik = place(3, 10, '4000', 'wallonia', { nl: 'Luik', fr: 'Liège', de: 'Lüttich' });
const glain = place(4, 10, '4000', 'wallonia', { nl: 'Glain', fr: 'Glain' });
const hasselt = place(5, 10, '3500', 'flanders', { nl: 'Hasselt' });
const dudelange = place(6, 50, '3500', 'luxembourg', { fr: 'Dudelange', de: 'Düdelingen' });
const places = placesByCode([gent, cheratte, luik, glain, hasselt, dudelange]);

function place(
  id: number,
  countryId: number,
  postalCode: string,
  region: KnownPlace['region'],
  name: KnownPlace['name'],
): KnownPlace {
  return { id, countryId, postalCode, region, name };
}

describe('locate', () => {
  test.each([
    ['9000', 'GENT', 10, gent, 'Gent'],
    ['9000', 'gand', 10, gent, 'Gand'],
    ['9000', 'Ghent', null, gent, 'Ghent'],
    ['4000', 'LIEGE', 10, luik, 'Liège'],
    ['4000', 'LÜTTICH', 10, luik, 'Lüttich'],
    ['4000', 'Glain', 10, glain, 'Glain'],
    ['9000', null, 10, gent, 'Gent'],
    ['3500', 'Hasselt', null, hasselt, 'Hasselt'],
    ['3500', 'Dudelange', null, dudelange, 'Dudelange'],
    ['3500', null, 50, dudelange, 'Dudelange'],
  ])('%s %s in %s', (postalCode, city, countryId, place, name) => {
    expect(locate(places, { postalCode, city, countryId })).toEqual({ place, city: name });
  });

  test('a city that does not fit is a warning; the postal code decides', () => {
    expect(locate(places, { postalCode: '4000', city: 'Gent', countryId: 10 })).toEqual({
      place: luik,
      city: 'Liège',
      warning: '"Gent" is not a place with postal code 4000; Liège is',
    });
  });

  test.each([
    ['9999', 10, 'postalCode', '"9999" is no postal code of Belgium'],
    ['9000', 50, 'postalCode', '"9000" is no postal code of Luxembourg'],
    ['9999', null, 'postalCode', '"9999" is no postal code of Belgium or Luxembourg'],
    [
      '3500',
      null,
      'countryId',
      '3500 is a postal code of Belgium and of Luxembourg: say which with countryId 10 or 50',
    ],
  ])('%s in %s is refused', (postalCode, countryId, field, reason) => {
    expect(locate(places, { postalCode, city: 'Nergens', countryId })).toEqual({
      problem: { field, reason },
    });
  });
});
