import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  '/nl/te-koop/gent/huis/12/',
  '/nl/nieuws/een-huis-kopen-in-2027-met-een-lening-van-de-bank/',
  '/assets/similar-properties-module-CgPFDlJB2.js',
  '/pictures/0123456789abcdef0123/foto.webp',
  '/0b7e0d0a-7a51-4c33-9c39-0a5d4f5f6a01/',
])('the log has %s as it is', (path) => {
  expect(loggedPath(path)).toBe(path);
});

it.each([
  ['/nl/lies@example.be/', '/nl/…/'],
  ['/nl/lies%40example.be/', '/nl/…/'],
  ['/nl/bevestig/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx/', '/nl/bevestig/…/'],
  ['/nl/bevestig/token=aB3dE5gH7jK9mN1pQ3sT5vW7', '/nl/bevestig/…'],
  ['/en/reset/0123456789abcdef0123456789abcdef/', '/en/reset/…/'],
  ['/office/people/anNAYS5iZQ/export/', '/office/people/…/export/'],
  ['/hooks/whise/anNAYS5iZQ', '/hooks/whise/…'],
])('the log has nothing personal of %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
