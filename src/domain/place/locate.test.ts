import { describe, expect, test } from 'vitest';
import type { KnownPlace } from '#domain/place/named-places.ts';
import { locate, placesByCode } from './locate.ts';

const luikNames = { nl: 'Luik', fr: 'Liège', de: 'Lüttich', en: 'Liège' };
const gent = place(1, 10, '9000', { nl: 'Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' });
const luik = place(3, 10, '4000', luikNames, { region: 'wallonia' });
const glain = place(
  4,
  10,
  '4000',
  { nl: 'Glain', fr: 'Glain' },
  { region: 'wallonia', municipality: luikNames },
);
const hasselt = place(5, 10, '3500', { nl: 'Hasselt' });
const dudelange = place(6, 50, '3500', { fr: 'Dudelange', de: 'Düdelingen' }, { region: 'luxembourg' });
const knokkeHeist = { nl: 'Knokke-Heist', fr: 'Knokke-Heist' };
const knokke = place(7, 10, '8300', { nl: 'Knokke' }, { municipality: knokkeHeist, at: [51.3511, 3.2874] });
const westkapelle = place(
  8,
  10,
  '8300',
  { nl: 'Westkapelle' },
  { municipality: knokkeHeist, at: [51.3151, 3.3017] },
);
const allKnokke = place(9, 10, '8300', knokkeHeist, { isMunicipality: true });
const haaltert = place(10, 10, '9450', { nl: 'Haaltert' }, { at: [50.9063, 4.0009] });
const denderhoutem = place(
  11,
  10,
  '9450',
  { nl: 'Denderhoutem' },
  { municipality: { nl: 'Haaltert' }, at: [50.8723, 4.0182] },
);
const drongen = place(12, 10, '9031', { nl: 'Drongen' }, { municipality: { nl: 'Gent', fr: 'Gand' } });
const schaarbeek = place(13, 10, '1030', { nl: 'Schaarbeek', fr: 'Schaerbeek' }, { region: 'brussels' });
const bkz = { nl: 'Beveren-Kruibeke-Zwijndrecht' };
const burcht = place(14, 10, '2070', { nl: 'Burcht' }, { municipality: bkz, at: [51.2039, 4.3429] });
const zwijndrecht = place(
  15,
  10,
  '2070',
  { nl: 'Zwijndrecht' },
  { municipality: bkz, at: [51.2198, 4.3266] },
);
const allBkz = place(16, 10, '2070', bkz, { isMunicipality: true });
const koksijde = place(17, 10, '8670', { nl: 'Koksijde', fr: 'Coxyde' });
const wulpen = place(18, 10, '8670', { nl: 'Wulpen' }, { municipality: { nl: 'Koksijde', fr: 'Coxyde' } });
const sinaai = place(19, 10, '9112', { nl: 'Sinaai-Waas' });
const barvaux = place(
  20,
  10,
  '6940',
  { nl: 'Barvaux-sur-Ourthe', fr: 'Barvaux-sur-Ourthe' },
  { region: 'wallonia' },
);
const weris = place(21, 10, '6940', { nl: 'Wéris', fr: 'Wéris' }, { region: 'wallonia' });
const inLuxembourg: Known = { region: 'luxembourg' };
const luxembourg = place(22, 50, '1210', { fr: 'Luxembourg', de: 'Luxemburg' }, inLuxembourg);
const strassen = place(23, 50, '1210', { fr: 'Strassen', de: 'Straßen' }, inLuxembourg);
const places = placesByCode([
  gent,
  luik,
  glain,
  hasselt,
  dudelange,
  knokke,
  westkapelle,
  allKnokke,
  haaltert,
  denderhoutem,
  drongen,
  schaarbeek,
  burcht,
  zwijndrecht,
  allBkz,
  koksijde,
  wulpen,
  sinaai,
  barvaux,
  weris,
  luxembourg,
  strassen,
]);

type Known = {
  region?: KnownPlace['region'];
  municipality?: KnownPlace['name'];
  isMunicipality?: boolean;
  at?: [number, number];
};

function place(
  id: number,
  countryId: number,
  postalCode: string,
  name: KnownPlace['name'],
  { region = 'flanders', municipality = name, isMunicipality = false, at = [50, 4] }: Known = {},
): KnownPlace {
  const [latitude, longitude] = at;
  return { id, countryId, postalCode, region, name, municipality, isMunicipality, latitude, longitude };
}

const nowhere = { latitude: null, longitude: null };

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
    ['9450', 'Haaltert Denderhoutem', 10, denderhoutem, 'Denderhoutem'],
    ['9450', 'DENDERHOUTEM (Haaltert)', 10, denderhoutem, 'Denderhoutem'],
    ['9450', 'Haaltert', 10, haaltert, 'Haaltert'],
    ['2070', 'Zwijndrecht - Burcht', 10, burcht, 'Burcht'],
    ['2070', 'Zwijndrecht', 10, zwijndrecht, 'Zwijndrecht'],
    ['4000', 'Liège (Glain) 4000', 10, glain, 'Glain'],
    ['8300', 'Het Zoute', 10, knokke, 'Knokke'],
    ['8300', 'KNOKKE-ZOUTE', 10, knokke, 'Knokke'],
    ['8300', 'Knokke-Heist (Westkapelle)', 10, westkapelle, 'Westkapelle'],
    ['8670', 'St.-Idesbald', 10, koksijde, 'Koksijde'],
    ['8670', 'Saint Idesbald', 10, koksijde, 'Koksijde'],
    ['9112', 'Sinaai', 10, sinaai, 'Sinaai-Waas'],
    ['6940', 'Barvaux', 10, barvaux, 'Barvaux-sur-Ourthe'],
    ['1030', 'Schaarbeek / Schaerbeek', 10, schaarbeek, 'Schaarbeek'],
    ['1030', 'Bruxelles', 10, schaarbeek, 'Schaerbeek'],
    ['9031', 'Gent', 10, drongen, 'Drongen'],
  ])('%s %s in %s', (postalCode, city, countryId, place, name) => {
    expect(locate(places, { postalCode, city, countryId, ...nowhere })).toEqual({ place, city: name });
  });

  const inWestkapelle = { latitude: 51.318, longitude: 3.299 };

  test.each([
    ['Knokke-Heist', inWestkapelle, { place: westkapelle, city: 'Westkapelle' }],
    [null, inWestkapelle, { place: westkapelle, city: 'Westkapelle' }],
    ['Knokke', inWestkapelle, { place: knokke, city: 'Knokke' }],
    [
      'Nergens',
      inWestkapelle,
      {
        place: westkapelle,
        city: 'Westkapelle',
        warning: '"Nergens" is not a place with postal code 8300; Westkapelle is, and the nearest',
      },
    ],
    [
      'Knokke-Heist',
      { latitude: 50.5, longitude: 5 },
      {
        place: allKnokke,
        city: 'Knokke-Heist',
        withoutVillage: true,
        warning:
          'no village with postal code 8300 is named: the property stands in the municipality Knokke-Heist, in none of its villages',
      },
    ],
    [
      'Nergens',
      nowhere,
      {
        place: allKnokke,
        city: 'Knokke-Heist',
        withoutVillage: true,
        warning:
          '"Nergens" is not a place with postal code 8300: the property stands in the municipality Knokke-Heist, in none of its villages',
      },
    ],
  ])('%s at %j: the nearest village of the code, or the municipality', (city, at, located) => {
    expect(locate(places, { postalCode: '8300', city, countryId: 10, ...at })).toEqual(located);
  });

  test.each([
    ['Haaltert', 50.874, 4.017, denderhoutem],
    ['Haaltert', 50.892, 4.009, haaltert],
    ['Haaltert', 50.906, 4, haaltert],
    ['Haaltert', 50.1, 5, haaltert],
    ['Haaltert Denderhoutem', 50.906, 4, denderhoutem],
  ])('%s at %d, %d: a municipality that is also a village', (city, latitude, longitude, place) => {
    const { nl } = place.name;
    expect(locate(places, { postalCode: '9450', city, countryId: 10, latitude, longitude })).toEqual({
      place,
      city: nl,
    });
  });

  test.each([
    ['Strassen, Luxembourg', strassen, '"Strassen, Luxembourg" names several places', 'Strassen, Luxembourg'],
    ['Nulle part', luxembourg, '"Nulle part" is not a place with postal code 1210', 'Luxembourg, Strassen'],
    [null, luxembourg, 'no village with postal code 1210 is named', 'Luxembourg, Strassen'],
  ])('%s with a postal code of two municipalities', (city, place, reason, municipalities) => {
    expect(locate(places, { postalCode: '1210', city, countryId: 50, ...nowhere })).toEqual({
      place,
      city: place.name.fr,
      withoutVillage: true,
      warning: `${reason}: the property stands in one of the municipalities ${municipalities}; it is put in ${place.name.fr}, in none of its villages`,
    });
  });

  test('a city that does not fit is a warning; the only place with the postal code has it', () => {
    expect(locate(places, { postalCode: '9031', city: 'Luik', countryId: 10, ...nowhere })).toEqual({
      place: drongen,
      city: 'Drongen',
      warning: '"Luik" is not a place with postal code 9031; Drongen is',
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
    expect(locate(places, { postalCode, city: 'Nergens', countryId, ...nowhere })).toEqual({
      problem: { field, reason },
    });
  });
});
