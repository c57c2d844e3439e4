import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it.each(['/office/properties/', '/office/properties/12/photos/', '/office/log/?who=a%20b&from=2026-11-01'])(
  'leads to %s',
  (path) => {
    expect(nextPath(path)).toBe(path);
  },
);

it.each([
  null,
  '',
  '/',
  '/nl/',
  '//evil.example/',
  '/office//evil.example',
  '/office/\\evil.example',
  'https://evil.example/office/',
  '/officer/',
  '/office/login/',
  '/office/logout/',
  '/office/?next=//evil.example/',
  `/office/${'a'.repeat(500)}`,
])('leads to Today instead of %j', (path) => {
  expect(nextPath(path)).toBe('/office/');
});
