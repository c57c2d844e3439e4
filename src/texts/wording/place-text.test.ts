import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { addressText } from './place-text.ts';

it('gives an address of Brussels in the language of the page', () => {
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
  expect(languages.map((language) => addressText(row, language))).toEqual([
    'Louizalaan 480 bus 14, 1050 Elsene',
    'Avenue Louise 480 bte 14, 1050 Ixelles',
    'Avenue Louise 480 Bte 14, 1050 Ixelles',
    'Avenue Louise 480 box 14, 1050 Ixelles',
  ]);
});
