import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { robots } from './robots.ts';

const app = new Hono()
  .use(robots({ publicUrl: 'https://www.example.be' }))
  .all('*', (context) => context.text('next', 418));

it('forbids nothing, so that a page can say that it is not for search engines, and names the sitemap', async () => {
  const response = await app.request('/robots.txt');
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await response.text()).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://www.example.be/sitemap.xml\n',
  );
});

it.each([
  ['POST', '/robots.txt'],
  ['GET', '/nl/robots.txt'],
])('leaves %s %s to others', async (method, path) => {
  expect((await app.request(path, { method })).status).toBe(418);
});
