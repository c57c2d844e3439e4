import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, expect, it } from 'vitest';
import { diskStorage, type FileStorage } from '#images/storage.ts';
import { createOwnerLogin } from '#login/owner/owner-login.ts';
import { testDatabase } from '#test/database.ts';
import { documentFiles } from './documents.ts';

const { database } = await testDatabase();
const root = await mkdtemp(join(tmpdir(), 'gevel-documents-'));
const storage = diskStorage(root);
afterAll(() => rm(root, { recursive: true }));
await storage.write('epc/one.pdf', Buffer.from('%PDF-1.7 energy'));

const ownerLogin = createOwnerLogin({
  database,
  jobs: { enqueue: async () => {} },
  environment: { publicUrl: 'http://localhost' },
});
const now = () => new Date();
const app = new Hono().use(
  documentFiles({
    database,
    documents: storage,
    ownerLogin,
    now,
  }),
);

type Publication = 'draft' | 'published' | 'withdrawn';

async function addProperty(publication: Publication): Promise<{ property_id: number }> {
  const row = await database
    .insertInto('property')
    .values({
      reference: 'RL-é1',
      purpose: 'sale',
      type: 'house',
      publication,
      postal_code: '9000',
      country_id: 10,
      city: 'Gent',
    })
    .returning('id as property_id')
    .executeTakeFirstOrThrow();
  return row;
}

async function addProject(publication: Publication): Promise<{ project_id: number }> {
  return database
    .insertInto('project')
    .values({
      reference: 'P-1',
      name: 'Kaai',
      publication,
      postal_code: '9000',
      country_id: 10,
      city: 'Gent',
    })
    .returning('id as project_id')
    .executeTakeFirstOrThrow();
}

async function addDocument(
  owner: { property_id: number } | { project_id: number },
  access: 'download' | 'request' = 'download',
): Promise<string> {
  const { id } = await database
    .insertInto('document')
    .values({ ...owner, kind: 'epc', access, file_key: 'epc/one.pdf', mime_type: 'application/pdf' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `/documents/${id}/`;
}

it('sends a document of a published property to be saved, under a name that says what it is', async () => {
  const response = await app.request(await addDocument(await addProperty('published')));

  expect(response.status).toBe(200);
  expect(await response.text()).toBe('%PDF-1.7 energy');
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="epc-RL-e1.pdf"; filename*=UTF-8''epc-RL-%C3%A91.pdf`,
    'content-length': '15',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
});

it('sends a document of a published project, and its headers alone for HEAD', async () => {
  const address = await addDocument(await addProject('published'));
  expect((await app.request(address)).headers.get('Content-Disposition')).toContain('epc-P-1.pdf');

  const head = await app.request(address, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('Content-Length')).toBe('15');
  expect(await head.text()).toBe('');
});

it('sends a large document piece by piece, and stops reading when the visitor goes away', async () => {
  let given = 0;
  const left = Promise.withResolvers<void>();
  const endless: FileStorage = {
    ...storage,
    open: async () => ({
      sizeBytes: 1e9,
      stream: () =>
        new ReadableStream({
          pull(controller) {
            given += 65_536;
            controller.enqueue(new Uint8Array(65_536));
          },
          cancel: () => left.resolve(),
        }),
      [Symbol.asyncDispose]: async () => {},
    }),
  };
  const address = await addDocument(await addProperty('published'));
  const site = new Hono().use(documentFiles({ database, ownerLogin, documents: endless, now }));
  const server = createServer(getRequestListener(site.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const going = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { signal: going.signal });
  expect(response.headers.get('Content-Length')).toBe('1000000000');
  await response.body?.getReader().read();
  going.abort();
  await left.promise;
  expect(given).toBeLessThan(100_000_000);
  server.closeAllConnections();
  server.close();
});

it('closes the file when only its headers are asked for', async () => {
  let isOpen = false;
  const counting: FileStorage = {
    ...storage,
    open: async () => {
      isOpen = true;
      return {
        sizeBytes: 15,
        stream: () => new ReadableStream(),
        [Symbol.asyncDispose]: async () => {
          isOpen = false;
        },
      };
    },
  };
  const address = await addDocument(await addProperty('published'));
  const site = new Hono().use(documentFiles({ database, ownerLogin, documents: counting, now }));
  expect((await site.request(address, { method: 'HEAD' })).status).toBe(200);
  expect(isOpen).toBe(false);
});

it.each([
  ['of a draft property', async () => addDocument(await addProperty('draft'))],
  ['of a withdrawn property', async () => addDocument(await addProperty('withdrawn'))],
  ['of a draft project', async () => addDocument(await addProject('draft'))],
  ['of a withdrawn project', async () => addDocument(await addProject('withdrawn'))],
  ['kept for those who ask', async () => addDocument(await addProperty('published'), 'request')],
  ['that never was', async () => '/documents/999999999/'],
  ['with an id past any number', async () => '/documents/99999999999999999999/'],
  ['with letters for an id', async () => '/documents/one/'],
  ['with an id that begins with zero', async () => '/documents/01/'],
])('does not send a document %s', async (_, address) => {
  const response = await app.request(await address());
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('%PDF');
});

it('leaves other methods to the site', async () => {
  const address = await addDocument(await addProperty('published'));
  expect((await app.request(address, { method: 'POST' })).status).toBe(404);
});
