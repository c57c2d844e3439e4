import { expect, it } from 'vitest';
import { typedAddress } from './typed-address.ts';

it.each([
  ['https://www.agency.be/x?y=1', 'https://www.agency.be/x?y=1'],
  ['www.agency.be', 'https://www.agency.be'],
  ['agency.be/nl/', 'https://agency.be/nl/'],
  ['lies@agency.be', 'mailto:lies@agency.be'],
  ['/nl/contact/', '/nl/contact/'],
  ['tel:+32', 'tel:+32'],
  ['javascript:alert(1)', undefined],
  ['JAVASCRIPT:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//agency.be', undefined],
  ['/\\agency.be', undefined],
  ['twee woorden', undefined],
  ['woord', undefined],
])('%s leads to %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});
