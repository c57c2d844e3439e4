import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { addressLengthGate } from './address-length-gate.ts';

it.each([
  [8192, 200],
  [8193, 414],
  [1_000_000, 414],
])('an address of %i characters: %i', async (length, status) => {
  const app = new Hono().use(addressLengthGate()).get('*', (context) => context.text('in'));
  const path = 'http://localhost/nl/?text=';
  expect((await app.request(path + 'a'.repeat(length - path.length))).status).toBe(status);
});

it('is answered in the language that it begins with', async () => {
  const app = new Hono().use(addressLengthGate());
  expect(await (await app.request(`/de/${'/'.repeat(9000)}`)).text()).toContain('<html lang="de">');
});
