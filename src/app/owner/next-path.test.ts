import { expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

it.each(['/nl/login/', '/de/login/?told=out', '/fr/login/?next=%2Ffr%2F'])('leads back to %s', (path) => {
  expect(nextPath(path)).toBe(path);
});

it.each([
  null,
  '',
  '//evil.example/nl/login/',
  '/\\evil.example/',
  '\\/evil.example',
  'https://evil.example/nl/login/',
  'javascript:alert(1)',
  '/%2F/evil.example',
  '/nl/login/\r\nSet-Cookie: a=b',
  '/nl/login/#@evil.example',
  '/nl/te-koop/',
  '/login/',
  '/nl/login/@evil.example',
  `/nl/login/?${'a'.repeat(500)}`,
])('leads nowhere by %s', (path) => {
  expect(nextPath(path)).toBeUndefined();
});
