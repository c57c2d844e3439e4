import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';
import { delivered, delivering, photograph, plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-media-'));
afterAll(() => rm(directory, { recursive: true }));
const { add, run } = plantedSource({ database, directory, now: () => new Date('2026-11-24T09:00:00Z') });
const red = await photograph('#b33');
const green = await photograph('#3b3');
const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}`);

beforeEach(async () => {
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
  await add();
});

const take = (media: RemoteMedia, files: Record<string, Buffer>) =>
  run([plantedHome(1, {}, { media: [media] })], { delivery: delivering(files) });
const shown = async () =>
  (await database.selectFrom('media').select('picture_id').execute()).map(({ picture_id }) => picture_id);
const accesses = async () =>
  (await database.selectFrom('document').select('access').orderBy('id').execute()).map(
    ({ access }) => access,
  );

it('takes the new version of a photograph that could not be had at first', async () => {
  await take(delivered('1.jpg', { version: 'a' }), { '1.jpg': red });
  const before = await shown();
  const broken = await take(delivered('1.jpg', { version: 'b' }), { '1.jpg': Buffer.from('no picture') });
  expect([broken.counts.failedMedia, await shown()]).toEqual([1, before]);
  const later = await take(delivered('1.jpg', { version: 'b' }), { '1.jpg': green });
  expect(later.counts).toMatchObject({ photos: 1, failedMedia: 0 });
  expect(await shown()).not.toEqual(before);
  expect(await shown()).toHaveLength(1);
});

it('takes a photograph that is another one under its former name, and counts no other', async () => {
  await take(delivered('1.jpg'), { '1.jpg': red });
  const before = await shown();
  expect((await take(delivered('1.jpg'), { '1.jpg': red })).counts.photos).toBe(0);
  expect(await shown()).toEqual(before);
  // A delivery that names the picture without bringing it changes nothing.
  expect((await take(delivered('1.jpg'), {})).counts).toMatchObject({ photos: 0, failedMedia: 0 });
  expect((await take(delivered('1.jpg'), { '1.jpg': green })).counts.photos).toBe(1);
  expect(await shown()).not.toEqual(before);
  expect(await shown()).toHaveLength(1);
});

const takeAll = (names: readonly string[], files: Record<string, Buffer>) =>
  run([plantedHome(1, {}, { media: names.map((name, sort) => delivered(name, { sort })) })], {
    delivery: delivering(files),
  });

it('keeps the last photographs while those that shall replace them cannot be had', async () => {
  await takeAll(['1.jpg', '2.jpg'], { '1.jpg': red, '2.jpg': green });
  const before = await shown();
  for (let times = 0; times < 5; times += 1) await takeAll(['3.jpg', '4.jpg'], {});
  expect(await shown()).toEqual(before);
  await takeAll(['3.jpg', '4.jpg'], { '3.jpg': await photograph('#33b') });
  expect(await shown()).toHaveLength(1);
  expect(before).not.toContain((await shown())[0]);
});

it('lets a photograph go that its source has no longer, though another one was given up', async () => {
  await takeAll(['1.jpg', '2.jpg'], { '1.jpg': red, '2.jpg': green });
  for (let times = 0; times < 2; times += 1) await takeAll(['2.jpg', '3.jpg'], {});
  expect(await shown()).toHaveLength(2);
  await takeAll(['2.jpg', '3.jpg'], {});
  expect(await shown()).toHaveLength(1);
});

it('leaves a document open while the one that shall replace it cannot be had', async () => {
  await take(paper('1'), { 'a.pdf': pdf('first') });
  await take({ ...paper('1'), remoteId: 'b', file: 'b.pdf' }, {});
  expect(await accesses()).toEqual(['request']);
  await take({ ...paper('1'), remoteId: 'b', file: 'b.pdf' }, { 'b.pdf': pdf('second') });
  expect(await accesses()).toEqual(['owner', 'request']);
});

const paper = (version?: string) =>
  delivered('a.pdf', { kind: 'document', documentKind: 'soil', ...(version && { version }) });

it('gives no visitor a document that its source replaced', async () => {
  await take(paper('1'), { 'a.pdf': pdf('first') });
  await take(paper('2'), { 'a.pdf': pdf('second') });
  expect(await accesses()).toEqual(['owner', 'request']);
  // It does not count as gone: the source has it, in another version.
  expect(await database.selectFrom('import_media').select('gone_at').execute()).toEqual([{ gone_at: null }]);
});

it('leaves a replaced document open that the source has by another id', async () => {
  const both = (version: string, file: string) =>
    run(
      [
        plantedHome(
          1,
          {},
          {
            media: [
              { ...paper(version), file },
              { ...paper('1'), remoteId: 'other' },
            ],
          },
        ),
      ],
      { delivery: delivering({ 'a.pdf': pdf('first'), 'b.pdf': pdf('second') }) },
    );
  await both('1', 'a.pdf');
  await both('2', 'b.pdf');
  expect(await accesses()).toEqual(['request', 'request']);
});

it('opens a document again that its source goes back to', async () => {
  await take(paper('1'), { 'a.pdf': pdf('first') });
  await database.updateTable('document').set({ access: 'download' }).execute();
  await take(paper('2'), { 'a.pdf': pdf('second') });
  expect(await accesses()).toEqual(['owner', 'request']);
  await take(paper('3'), { 'a.pdf': pdf('first') });
  expect(await accesses()).toEqual(['download', 'owner']);
});

it('leaves documents open that took the name of another one', async () => {
  const named = (...words: string[]) =>
    run([plantedHome(1, {}, { media: words.map((_, at) => ({ ...paper(), ...nameOf(at) })) })], {
      delivery: delivering(Object.fromEntries(words.map((each, at) => [nameOf(at).file, pdf(each)]))),
    });
  const nameOf = (at: number) => ({ remoteId: `${at}.pdf`, file: `${at}.pdf`, sort: at });
  await named('first', 'second');
  await named('new', 'first', 'second');
  expect(await accesses()).toEqual(['request', 'request', 'request']);
  await named('first', 'second');
  expect(await accesses()).toEqual(['request', 'request', 'owner']);
});

it('brings no document back that was removed here, when the same comes again', async () => {
  await take(paper(), { 'a.pdf': pdf('first') });
  await database.deleteFrom('document').execute();
  await take(paper(), { 'a.pdf': pdf('first') });
  expect(await accesses()).toEqual([]);
  await take(paper(), { 'a.pdf': pdf('second') });
  expect(await accesses()).toEqual(['request']);
});

it('marks a photograph of which the caption says that it shows the home otherwise', async () => {
  const media = [delivered('1.jpg', { caption: { nl: 'Woonkamer (virtueel ingericht)' } })];
  await run([plantedHome(1, {}, { media })], { delivery: delivering({ '1.jpg': green }) });
  const { rows } = await sql<{ nature: string }>`
    select nature from media join picture on picture.id = picture_id`.execute(database);
  expect(rows).toEqual([{ nature: 'staged' }]);
});
