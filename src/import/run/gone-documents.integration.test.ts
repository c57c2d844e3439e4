import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createSource } from '#commands/import/sources.ts';
import type { Adapter } from '#import/crm/adapter.ts';
import { whise } from '#import/crm/whise/whise.ts';
import { createTestApp } from '#test/app.ts';
import { estate } from '#test/crm/whise-server.ts';
import { addGhent } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { openSource } from './open-source.ts';
import { runWith } from './run-import.ts';

const now = new Date('2026-11-24T09:00:00Z');
const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { see } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
await addGhent(database);

/** Homes in Whise's form, each with the documents that its record names. */
const adapter: Adapter = {
  name: 'papers',
  settings: z.object({}),
  ...{ secrets: [], hosts: [], feeds: whise.feeds },
  withoutPersonal: whise.withoutPersonal,
  map: (raw, maps) => ({
    ...whise.map(raw, maps),
    media: (Object(raw.body).papers as [id: string, file: string][]).map(([remoteId, file], sort) => ({
      ...{ remoteId, file, sort, kind: 'document', documentKind: 'soil' },
    })),
  }),
};
const around = {
  ...{ database, importKey: undefined, publicUrl: 'https://www.agency.be', findAdapter: () => adapter },
  pictures: { database, storage: site.pictureFiles, jobs: { enqueue: async () => {} } },
  ...{ documents: site.documentFiles, now: () => now, pause: async () => {} },
};
const delivery = { names: [], read: async (name: string) => Buffer.from(`%PDF-1.4\n${name}`) };

async function run(papers: [id: string, file: string][]) {
  async function* records() {
    yield { ref: '1', kind: 'home' as const, body: { ...estate(1), papers } };
    return { isComplete: true };
  }
  const open = await openSource(around, 'papers');
  return runWith(around, open, { cause: 'file', actor: 'source', delivery }, records());
}

const accesses = async () =>
  (await database.selectFrom('document').select('access').orderBy('id').execute()).map(
    ({ access }) => access,
  );
const shown = async () => {
  const { id } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow();
  return (await see(`/office/properties/${id}/documents/`, cookie)).text();
};

beforeEach(async () => {
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
  await createSource(
    { database, now, actor: 'command' },
    { name: 'papers', adapter: 'papers', settings: {}, secrets: null, everyMinutes: null, publish: 'auto' },
  );
});

it('keeps a document that its source has no longer, and gives it to no visitor until it comes back', async () => {
  await run([
    ['a', 'soil'],
    ['b', 'flood'],
  ]);
  expect(await accesses()).toEqual(['request', 'request']);
  expect(await shown()).not.toContain('De bron heeft dit niet meer');
  const second = await run([['b', 'flood']]);
  expect(second.log).toEqual([
    {
      ...{ ref: '1', field: 'document' },
      reason: 'a: the source has it no longer: no visitor is given it',
    },
  ]);
  expect(await accesses()).toEqual(['owner', 'request']);
  expect((await shown()).match(/De bron heeft dit niet meer/g)).toHaveLength(1);
  expect((await run([['b', 'flood']])).log).toEqual([]);
  const back = await run([
    ['a', 'soil'],
    ['b', 'flood'],
  ]);
  expect(back.counts.documents).toBe(0);
  expect(await accesses()).toEqual(['request', 'request']);
  expect(await shown()).not.toContain('De bron heeft dit niet meer');
});

it('leaves what people decided: whom it was opened to, and that it was removed', async () => {
  await run([['a', 'soil']]);
  await run([]);
  await database.updateTable('document').set({ access: 'download' }).execute();
  await run([]);
  await run([['a', 'soil']]);
  expect(await accesses()).toEqual(['download']);
  await database.deleteFrom('document').execute();
  expect((await run([])).log).toEqual([]);
  expect(await accesses()).toEqual([]);
});

it('finds nothing gone where the source has the same file by another id', async () => {
  await run([['a', 'soil']]);
  expect((await run([['b', 'soil']])).log).toEqual([]);
  expect(await accesses()).toEqual(['request']);
  await run([]);
  expect(await accesses()).toEqual(['owner']);
});

it('opens a document again that comes back by another id', async () => {
  await run([['a', 'soil']]);
  await run([]);
  expect(await accesses()).toEqual(['owner']);
  await run([['b', 'soil']]);
  expect(await accesses()).toEqual(['request']);
  expect(await shown()).not.toContain('De bron heeft dit niet meer');
});
