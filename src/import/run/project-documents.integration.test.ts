import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listDocuments } from '#database/property/property-page.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';
import { delivered, delivering, photograph, plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-project-'));
afterAll(() => rm(directory, { recursive: true }));
const now = new Date('2026-11-24T09:00:00Z');
const { add, run } = plantedSource({ database, directory, now: () => now });
const files = {
  '1.jpg': await photograph('#b33'),
  'floor.jpg': await photograph('#3b3'),
  'soil.pdf': Buffer.from('%PDF-1.4\nsoil'),
};
const photo = delivered('1.jpg');
const plan = delivered('floor.jpg', { kind: 'plan', sort: 1 });
const soil = delivered('soil.pdf', { kind: 'document', documentKind: 'soil', sort: 2 });

beforeEach(async () => {
  for (const table of ['import_source', 'property', 'project'] as const)
    await database.deleteFrom(table).execute();
  await add();
});

const take = (...media: RemoteMedia[]) =>
  run([{ ...plantedHome(7, { canHaveChildren: true }, { media }), kind: 'project' }], {
    delivery: delivering(files),
  });
const project = () => database.selectFrom('project').select('id').executeTakeFirstOrThrow();
const forVisitors = async () => listDocuments(database, { projectId: (await project()).id });

it('a project comes with its photographs, plans and documents, each once', async () => {
  expect((await take(photo, plan, soil)).counts).toMatchObject({ created: 1, photos: 2, documents: 1 });
  const { id } = await project();
  const media = await database.selectFrom('media').select(['project_id', 'kind']).orderBy('kind').execute();
  expect(media).toEqual([
    { project_id: id, kind: 'photo' },
    { project_id: id, kind: 'plan' },
  ]);
  expect(await forVisitors()).toMatchObject([{ kind: 'soil', access: 'request', has_file: true }]);
  const [kept] = await database.selectFrom('document').select('file_key').execute();
  expect(kept?.file_key).toMatch(new RegExp(`^projects/${id}/\\w+\\.pdf$`));
  expect((await take(photo, plan, soil)).counts).toMatchObject({ unchanged: 1, photos: 0, documents: 0 });
});

it('a document that its source has no longer is shown to no visitor until it comes back', async () => {
  await take(photo, soil);
  await take(photo);
  expect(await forVisitors()).toEqual([]);
  expect(await database.selectFrom('document').select('access').execute()).toEqual([{ access: 'owner' }]);
  await take(photo, soil);
  expect(await forVisitors()).toMatchObject([{ kind: 'soil', access: 'request' }]);
  expect(
    await database.selectFrom('audit_entry').select('action').where('subject', 'like', 'project:%').execute(),
  ).toContainEqual({ action: 'document.change soil' });
});
