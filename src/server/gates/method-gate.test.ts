import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { methodGate } from './method-gate.ts';

function send(
  method: string,
  headers: Record<string, string> = {},
  { publicUrl = 'https://www.agency.be', at = publicUrl }: { publicUrl?: string; at?: string } = {},
) {
  const app = new Hono().use(methodGate({ publicUrl })).all('*', (context) => context.text('in'));
  return app.request(`${at}/nl/contact/`, { method, headers });
}

const form = 'application/x-www-form-urlencoded';
const own = 'https://www.agency.be';

const posts: [site: string | undefined, origin: string | undefined, type: string | undefined, number][] = [
  ['same-origin', own, form, 200],
  ['same-origin', undefined, form, 200],
  // A page that sends no referrer has the origin 'null', even towards its own site.
  ['same-origin', 'null', form, 200],
  ['none', undefined, form, 200],
  ['same-site', 'https://blog.agency.be', form, 403],
  ['cross-site', 'https://evil.example', form, 403],
  // A page can set neither Sec-Fetch-Site nor Origin; the stricter one counts.
  ['cross-site', own, form, 403],
  ['cross-site', 'null', 'application/json', 403],
  ['nonsense', own, form, 403],
  [undefined, own, form, 200],
  [undefined, 'https://evil.example', form, 403],
  [undefined, 'https://www.agency.be.evil.example', form, 403],
  [undefined, 'http://www.agency.be', form, 403],
  [undefined, 'https://www.agency.be:8443', form, 403],
  [undefined, 'https://user@www.agency.be', form, 403],
  [undefined, 'https://www.agency.be/nl/', form, 403],
  [undefined, 'HTTPS://www.agency.be', form, 403],
  [undefined, 'null', form, 403],
  [undefined, '', form, 403],
  [undefined, undefined, form, 403],
  [undefined, undefined, 'multipart/form-data; boundary=x', 403],
  [undefined, undefined, 'TEXT/PLAIN', 403],
  [undefined, undefined, '', 403],
  [undefined, undefined, undefined, 403],
  [undefined, undefined, 'application/json', 200],
];

it('a POST to the host with the port of its scheme is our own', async () => {
  const headers = { Origin: own, 'Content-Type': form };
  expect((await send('POST', headers, { at: 'http://www.agency.be:443' })).status).toBe(200);
  expect((await send('POST', headers, { at: 'http://www.agency.be:8443' })).status).toBe(403);
});

describe('a POST', () => {
  it.each(posts)('Sec-Fetch-Site %s, Origin %s, %s: %i', async (site, origin, type, status) => {
    const headers = {
      ...(site !== undefined && { 'Sec-Fetch-Site': site }),
      ...(origin !== undefined && { Origin: origin }),
      ...(type !== undefined && { 'Content-Type': type }),
    };
    expect((await send('POST', headers)).status).toBe(status);
  });

  it.each([
    ['https://www.agency.be', 'http://www.agency.be', 'https://www.agency.be', 200],
    ['https://www.agency.be', 'http://www.agency.be', 'http://www.agency.be', 403],
    ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000', 200],
    ['http://localhost:3000', 'http://localhost:8080', 'http://localhost:8080', 200],
    // Another program on the same machine is another site.
    ['http://localhost:3000', 'http://localhost:3000', 'http://localhost:8080', 403],
    ['http://localhost:3000', 'http://localhost:3000', 'http://127.0.0.1:3000', 403],
  ])('to the site %s at %s from %s: %i', async (publicUrl, at, Origin, status) => {
    expect((await send('POST', { Origin, 'Content-Type': form }, { publicUrl, at })).status).toBe(status);
  });
});

describe('other methods', () => {
  it.each(['GET', 'HEAD'])('%s is let in from anywhere', async (method) => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
    expect((await send(method, headers)).status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'FOO'])('%s is not answered', async (method) => {
    const response = await send(method, { 'Sec-Fetch-Site': 'same-origin' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
  });
});
