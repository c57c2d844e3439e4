import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { addressText, cardAddress, doorAddress, visitorsDoor } from './place-text.ts';

const row = {
  street: 'Louizalaan / Avenue Louise',
  house_number: '480',
  box_number: '14',
  postal_code: '1050',
  city: 'Elsene',
  region: 'brussels',
  quarter: null,
  place_name: { nl: 'Elsene', fr: 'Ixelles', de: 'Ixelles', en: 'Ixelles' },
};

const inEach = [
  'Louizalaan 480 bus 14, 1050 Elsene',
  'Avenue Louise 480 bte 14, 1050 Ixelles',
  'Avenue Louise 480 Bte 14, 1050 Ixelles',
  'Avenue Louise 480 box 14, 1050 Ixelles',
];

it('gives an address of Brussels in the language of the page', () => {
  expect(languages.map((language) => addressText(row, language))).toEqual(inEach);
});

it('keeps street and number together on paper, the number of a box, and postal code and locality', () => {
  const onPaper = (language: 'nl' | 'de') => addressText(row, language, '\u00a0').replaceAll('\u00a0', '_');
  expect(onPaper('nl')).toBe('Louizalaan_480 bus_14, 1050_Elsene');
  expect(onPaper('de')).toBe('Avenue Louise_480 Bte_14, 1050_Ixelles');
  expect(cardAddress(row, 'fr', '\u00a0')).toBe('Avenue Louise\u00a0480 bte\u00a014, 1050');
  expect(cardAddress({ ...row, street: null }, 'nl', '\u00a0')).toBe('1050\u00a0Elsene');
});

it('gives the door to the agency and to a visitor alike, in the language of each', () => {
  expect(languages.map((language) => doorAddress(row, language))).toEqual(inEach);
  expect(languages.map((language) => visitorsDoor(row, language))).toEqual(inEach);
});

it.each([
  [{ house_number: '' }, 'Avenue Louise bte 14, 1050 Ixelles'],
  [{ street: null }, '1050 Ixelles'],
  [{ street: null, postal_code: null, city: null, place_name: null }, ''],
])('gives the agency what is known of a door, and a visitor no part of one: %j', (lacking, known) => {
  expect(doorAddress({ ...row, ...lacking }, 'fr')).toBe(known);
  expect(visitorsDoor({ ...row, ...lacking }, 'fr')).toBeUndefined();
});
