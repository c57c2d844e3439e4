import { expect, test } from 'vitest';
import { readStreetLine } from './street-line.ts';

test.each<[string, string, string | null, string | null]>([
  ['Kerkstraat 12 bus 3', 'Kerkstraat', '12', '3'],
  ['Kerkstraat 12', 'Kerkstraat', '12', null],
  ['Kerkstraat  12a', 'Kerkstraat', '12a', null],
  ['Kerkstraat 12 A', 'Kerkstraat', '12A', null],
  ['Kerkstraat 12/3', 'Kerkstraat', '12', '3'],
  ['Kerkstraat 12-14', 'Kerkstraat', '12-14', null],
  ['Kerkstraat 12 b3', 'Kerkstraat', '12', '3'],
  ['Kerkstraat', 'Kerkstraat', null, null],
  ['12, rue de la Loi', 'rue de la Loi', '12', null],
  ['12 bte 4, rue de la Loi', 'rue de la Loi', '12', '4'],
  ['12 rue de la Loi', 'rue de la Loi', '12', null],
  ['Rue de la Loi, 12 bte 4', 'Rue de la Loi', '12', '4'],
  ['Rue de la Loi 12 boîte A.2', 'Rue de la Loi', '12', 'A.2'],
  ['Place du 4 Août', 'Place du 4 Août', null, null],
  ['Place du 4 Août 7', 'Place du 4 Août', '7', null],
  ['1e Straat 5', '1e Straat', '5', null],
  ['Hauptstraße 8, Briefkasten 2', 'Hauptstraße', '8', '2'],
  ['9000', '9000', null, null],
])('%j', (text, street, houseNumber, boxNumber) =>
  expect(readStreetLine(text)).toEqual({ street, houseNumber, boxNumber }),
);
