import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { clientAddress } from './client-address.ts';

async function addressOf(
  forwarded: string | undefined,
  { trustedProxies = 0, remote = '192.0.2.9', warn = vi.fn() } = {},
) {
  const app = new Hono<ServerVariables>();
  app.use(clientAddress({ environment: { trustedProxies }, log: { warn } }));
  app.get('/', (context) => context.text(context.var.clientAddress));
  const headers = new Headers(forwarded === undefined ? [] : [['X-Forwarded-For', forwarded]]);
  const answer = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: remote } } });
  return answer.text();
}

it.each([
  ['no proxy', undefined, 0, '192.0.2.9'],
  ['a header that nobody trusts', '198.51.100.7', 0, '192.0.2.9'],
  ['one proxy', '198.51.100.7', 1, '198.51.100.7'],
  ['one proxy, and an address that the visitor made up', '203.0.113.1, 198.51.100.7', 1, '198.51.100.7'],
  ['two proxies', '203.0.113.1, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['a proxy that says nothing', undefined, 1, '192.0.2.9'],
  ['a proxy that tells the port', '198.51.100.7:50123', 1, '198.51.100.7'],
  ['a proxy that tells the port of IPv6', '[2001:db8:1:2::7]:50123', 1, '2001:db8:1:2'],
  ['a proxy that writes IPv6 in brackets', '[2001:db8:1:2::7]', 1, '2001:db8:1:2'],
  ['a proxy that does not know', 'unknown', 1, '192.0.2.9'],
  ['what only looks like an address', '198.51.100.700:50123', 1, '192.0.2.9'],
])('%s', async (_, forwarded, trustedProxies, expected) => {
  expect(await addressOf(forwarded, { trustedProxies })).toBe(expected);
});

it('takes all addresses of one IPv6 network for one visitor', async () => {
  const of = (remote: string) => addressOf(undefined, { remote });
  expect(await of('2001:db8:1:2:aaaa::1')).toBe(await of('2001:db8:1:2:bbbb::2'));
  expect(await of('2001:db8:1:3::1')).not.toBe(await of('2001:db8:1:2::1'));
  expect(await of('2001:db8::1')).toBe(await of('2001:db8::2'));
  expect(await of('2001:db8::1')).toBe(await of('2001:db8:0:0:1:2:3:4'));
  expect(await of('2001:db8:1::1')).not.toBe(await of('2001:db8::1'));
  expect(await of('2001:db8:1:2::')).toBe(await of('2001:db8:1:2::1'));
  expect(await of('::ffff:192.0.2.9')).toBe('192.0.2.9');
});

it.each([
  ['no proxy', undefined, 0, []],
  ['a proxy that is told of', '198.51.100.7', 1, []],
  ['a proxy that nobody told of', '198.51.100.7', 0, [/TRUSTED_PROXIES is 0/]],
  ['a proxy that says nothing', undefined, 1, [/fewer addresses/]],
  ['one of two that says nothing', '198.51.100.7', 2, [/fewer addresses/]],
  ['a proxy that tells no address', 'unknown', 1, [/cannot be read/]],
])('%s is told in the log', async (_, forwarded, trustedProxies, sentences) => {
  const warn = vi.fn();
  await addressOf(forwarded, { trustedProxies, warn });
  expect(warn.mock.calls).toEqual(sentences.map((sentence) => [expect.stringMatching(sentence)]));
});

it('once', async () => {
  const warn = vi.fn();
  const app = new Hono<ServerVariables>();
  app.use(clientAddress({ environment: { trustedProxies: 0 }, log: { warn } }));
  for (const name of ['X-Forwarded-For', 'Forwarded', 'X-Forwarded-For'])
    await app.request('/', { headers: { [name]: 'for=192.0.2.1' } });
  expect(warn).toHaveBeenCalledOnce();
});
