import { expect, it } from 'vitest';
import { address } from './schema-parts.ts';

it.each([
  ['/nl/', true],
  ['/', true],
  ['https://partner.example/', true],
  ['mailto:info@agency.be', true],
  ['tel:+3291234567', true],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['\\\\evil.example/', false],
  ['/\t/evil.example/', false],
  ['javascript:alert(1)', false],
  ['nl/', false],
  ['', false],
])('a link may lead to %j: %s', (text, expected) => {
  expect(address.safeParse(text).success).toBe(expected);
});
