import { expect, it } from 'vitest';
import { splitStreet } from './build-property.ts';

it.each([
  ['Coupure 214', 'Coupure', '214', null],
  ['Nieuwevaart 118 bus 302', 'Nieuwevaart', '118', '302'],
  ['Hoogstraat z/n', 'Hoogstraat', 'z/n', null],
  ['Koning Leopold II-laan 71', 'Koning Leopold II-laan', '71', null],
])('takes %s apart', (text, street, number, box) => {
  expect(splitStreet(text)).toEqual({ street, house_number: number, box_number: box });
});

it('refuses a street without a number', () => {
  expect(() => splitStreet('Hoogstraat')).toThrow('Hoogstraat');
});
