import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';

const app = await createTestApp({ officeUrl: 'http://office.localhost' });
const tooLong = `?q=${'x'.repeat(20_000)}`;

it('names the agency, by the settings in memory', async () => {
  await app.settings.current();
  const answer = await app.request(`/de/${tooLong}`);
  const html = await answer.text();
  expect(answer.status).toBe(414);
  expect(html).toContain('<header>Gevel</header>');
  expect(html).toContain('mailto:info@agency.example');
  expect(html).toContain(answer.headers.get('X-Request-Id'));
  expect(answer.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; /,
  );
});

it('has its style in the office too', async () => {
  const answer = await app.request(
    '/office/login/',
    { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' } },
    'office.localhost',
  );
  const nonce = /<style nonce="([^"]+)">/.exec(await answer.text())?.[1];
  expect(answer.status).toBe(403);
  expect(answer.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
});
