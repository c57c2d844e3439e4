import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { metricsPage } from './metrics-page.ts';

const token = 'a-token-of-some-length';
const metrics = { contentType: 'text/plain; version=0.0.4', write: async () => 'gevel_listening 1\n' };

async function ask({
  from = '127.0.0.1',
  headers = {},
  metricsToken = undefined as string | undefined,
  method = 'GET',
}): Promise<number> {
  const app = new Hono().use(metricsPage({ metrics, environment: { metricsToken } }));
  const given = { Host: 'localhost:3000', ...headers };
  const surroundings = { incoming: { socket: { remoteAddress: from } } };
  const response = await app.request('/metrics', { headers: given, method }, surroundings);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  if (response.status === 200) expect(await response.text()).toBe('gevel_listening 1\n');
  return response.status;
}

it.each([
  ['this machine', {}, 200],
  ['this machine by IPv6', { from: '::1', headers: { Host: '[::1]:3000' } }, 200],
  ['this machine by both', { from: '::ffff:127.0.0.1' }, 200],
  ['elsewhere', { from: '203.0.113.7' }, 404],
  ['elsewhere, saying it is here', { from: '203.0.113.7', headers: { Host: 'localhost' } }, 404],
  ['a proxy on this machine', { headers: { 'X-Forwarded-For': '203.0.113.7' } }, 404],
  ['a proxy that says it otherwise', { headers: { Forwarded: 'for=203.0.113.7' } }, 404],
  ['a proxy that tells only the name', { headers: { Host: 'www.agency.be' } }, 404],
  ['elsewhere with the token', bearer(token), 200],
  ['elsewhere with another token', bearer('another-token-of-length'), 404],
  ['elsewhere with a part of the token', bearer(token.slice(1)), 404],
  ['elsewhere with a token where none is set', { ...bearer(token), metricsToken: undefined }, 404],
  ['this machine, to write', { method: 'POST' }, 404],
])('the metrics are read from %s', async (_, given, status) => {
  expect(await ask(given)).toBe(status);
});

function bearer(given: string) {
  return { from: '203.0.113.7', metricsToken: token, headers: { Authorization: `Bearer ${given}` } };
}
