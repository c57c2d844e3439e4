import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { addPage } from './factories.ts';
import { addOwner, ownerPassword } from './owners.ts';

// As docs/operations/running.md says: the proxy does TLS and sends requests over http, with the host name that the
// visitor used.
const publicUrl = 'https://www.agency.example';
const publicPasswords = new Set(['koffie-onder-de-linde']);
const { request, database } = await createTestApp({ publicUrl, publicPasswords });
const { email } = await addOwner(database);
await addPage(database, 'privacy');

const own = [
  { Origin: publicUrl },
  { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
  // A browser that is set to send no referrer.
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
] as HeadersInit[];
const post = (path: string, fields: Record<string, string>, headers: HeadersInit) =>
  request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

it.each(own)('reads a form of its own pages, with JavaScript and without (%o)', async (headers) => {
  expect((await post('/nl/contact/', { remark: '' }, headers)).status).toBe(422);
  expect((await post('/nl/contact/_.data', { remark: '' }, headers)).status).toBe(422);
});

it('lets owners in, with a cookie that no other host can set', async () => {
  const answer = await post('/nl/login/', { email, password: ownerPassword }, { Origin: publicUrl });
  expect(answer.status).toBe(303);
  const cookie = answer.headers.get('Set-Cookie') ?? '';
  expect(cookie).toMatch(/^__Host-.*; Secure(;|$)/);
  expect((await request('/nl/eigenaars/', { headers: { Cookie: cookie } })).status).toBe(200);
});

it.each([
  { Origin: 'http://www.agency.example' },
  { Origin: 'https://evil.example' },
  { Origin: publicUrl, 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'null' },
] as HeadersInit[])('refuses one of another site (%o)', async (headers) => {
  expect((await post('/nl/contact/', { remark: '' }, headers)).status).toBe(403);
});

it('knows no password that stands in the source, whatever the database says', async () => {
  const owner = await addOwner(database, { password: 'koffie-onder-de-linde' });
  const fields = { email: owner.email, password: 'koffie-onder-de-linde' };
  expect((await post('/nl/login/', fields, { Origin: publicUrl })).status).toBe(422);
});
