import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { keepQuery } from './keep-query.ts';

it.each([
  [301, '/nl/', '/old/?utm_source=a&b=%20', '/nl/?utm_source=a&b=%20'],
  [301, '/nl/', '/old/', '/nl/'],
  [301, '/nl/?page=2', '/old/?utm_source=a', '/nl/?page=2'],
  [301, 'https://other.example/', '/old/?utm_source=a', 'https://other.example/'],
  [302, '/nl/', '/old/?utm_source=a', '/nl/'],
] as const)('a %i to %s, asked as %s, leads to %s', async (status, location, asked, expected) => {
  const app = new Hono().use(keepQuery()).all('*', (context) => context.redirect(location, status));
  expect((await app.request(`http://localhost${asked}`)).headers.get('Location')).toBe(expected);
});
