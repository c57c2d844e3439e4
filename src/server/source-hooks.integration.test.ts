import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, test } from 'vitest';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';
import { changeSource, createSource } from '#commands/import/sources.ts';
import { deliveryFolder } from '#import/run/take-deliveries.ts';
import { createTestApp } from '#test/app.ts';
import { importKey } from '#test/crm/whise-source.ts';

let now = new Date('2026-11-24T09:00:00Z');
const site = await createTestApp({ now: () => now });
const { database } = site;
const clientSecret = 'planted-secret-of-the-client';
let secrets: Record<string, string> = {};

async function addSource(adapter: string, settings: object = {}, hidden?: object): Promise<string> {
  const created = await createSource(
    { database, now, actor: 'staff:eline' },
    {
      ...{ name: adapter, adapter, settings: { ...settings }, everyMinutes: null, publish: 'auto' },
      secrets: hidden ? sealSecrets({ ...hidden }, importKey, adapter) : null,
    },
  );
  return created.outcome === 'created' ? created.hookSecret : '';
}

beforeEach(async () => {
  now = new Date('2026-11-24T09:00:00Z');
  await database.deleteFrom('import_source').execute();
  await database.deleteFrom('request_count').execute();
  secrets = {
    sweepbright: await addSource('sweepbright', { clientId: 'scheldekant' }, { clientSecret }),
    openimmo: await addSource('openimmo'),
  };
});

const message = (own: object = {}) =>
  JSON.stringify({ event: 'estate-updated', estate_id: '0a61d7c2', happened_at: '2026-11-24', ...own });
const signed = (text: string, by = clientSecret) => createHmac('sha1', by).update(text).digest('hex');
const call = (text: string, signature: string, secret = secrets.sweepbright) =>
  site.request(`/hooks/sweepbright/${secret}/`, {
    method: 'POST',
    body: text,
    headers: { 'X-Hook-Signature': signature, 'Content-Type': 'application/json' },
  });
const kept = () =>
  database.selectFrom('import_hook').select(['refs', 'gone', 'status', 'received_at']).execute();

test.each([
  ['without a signature', message(), ''],
  ['signed by another secret', message(), signed(message(), 'guessed')],
  ['changed after it was signed', message({ estate_id: 'another' }), signed(message())],
  ['signed over something else', message(), signed(`${message()} `)],
])('a message that is forged is refused and leaves nothing: %s', async (_, text, signature) => {
  expect((await call(text, signature)).status).toBe(400);
  expect(await kept()).toEqual([]);
});

it('refuses the right signature at a guessed address, and after twenty guesses even to look', async () => {
  const text = message();
  const answers: Response[] = [];
  for (let count = 0; count < 21; count++) answers.push(await call(text, signed(text), 'guessed'));
  const last = answers.pop();
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect([last?.status, last?.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await kept()).toEqual([]);
  expect((await call(text, signed(text))).status).toBe(200);
});

it('keeps a message that comes again once, and one that comes late like any other', async () => {
  const text = message();
  for (let count = 0; count < 3; count++) expect((await call(text, signed(text))).status).toBe(200);
  expect(await kept()).toMatchObject([{ refs: ['0a61d7c2'], status: 'received' }]);
  await database.updateTable('import_hook').set({ status: 'done' }).execute();
  // An hour later the system sends it again, since it got no confirmation.
  now = new Date('2026-11-24T10:00:00Z');
  expect((await call(text, signed(text))).status).toBe(200);
  expect(await kept()).toEqual([{ refs: ['0a61d7c2'], gone: [], status: 'received', received_at: now }]);
});

it('has who sends come again where the settings cannot be read, and keeps what comes while it is paused', async () => {
  const text = message({ event: 'estate-deleted' });
  await changeSource({ database, now, actor: 'staff:eline' }, 'sweepbright', { isPaused: true });
  expect((await call(text, signed(text))).status).toBe(200);
  expect(await kept()).toMatchObject([{ gone: ['0a61d7c2'] }]);
  await database
    .updateTable('import_source')
    .set({ secrets: sealSecrets({ clientSecret }, 'the key of another machine, as long', 'sweepbright') })
    .where('name', '=', 'sweepbright')
    .execute();
  const answer = await call(text, signed(text));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '600']);
});

const put = (body: BodyInit | null, secret = secrets.openimmo, source = 'openimmo') =>
  site.request(`/hooks/${source}/${secret}/`, { method: 'PUT', body });
const folder = deliveryFolder(site.dataDirectory, 'openimmo');
const delivered = () => readdir(folder).catch(() => []);

it('takes a file that a program hands in, under a name of its own, whatever is in it', async () => {
  expect((await put('<openimmo/>')).status).toBe(201);
  const [name = '', ...more] = await delivered();
  expect(more).toEqual([]);
  expect(name).toMatch(/^2026-11-24T09-00-00\.000Z [0-9a-f]{8}$/);
  expect(await readFile(join(folder, name), 'utf8')).toBe('<openimmo/>');
});

it('takes no file of anybody else, none for a system that is asked, and no empty one', async () => {
  const before = await delivered();
  expect((await put('x', 'guessed')).status).toBe(404);
  expect((await put('x', secrets.sweepbright, 'sweepbright')).status).toBe(405);
  expect((await put(null)).status).toBe(400);
  expect((await site.request(`/hooks/openimmo/${secrets.openimmo}/`)).status).toBe(404);
  expect(await delivered()).toEqual(before);
});

it('takes no more than can be taken in', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 25; count++) answers.push((await put('<openimmo/>')).status);
  expect(answers.at(-1)).toBe(429);
  expect((await delivered()).length).toBeLessThanOrEqual(21);
});
