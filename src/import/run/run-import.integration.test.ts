import { expect, test } from 'vitest';
import { withdrawProperty } from '#commands/property/withdraw-property.ts';
import { readRecord } from '#database/import/records.ts';
import { findSource, takeSource } from '#database/import/sources.ts';
import { whiseRuns } from '#test/crm/whise-runs.ts';
import { estate } from '#test/crm/whise-server.ts';

let now = new Date('2026-11-24T09:00:00Z');
const { database, state, by, run, homes, sourceId } = await whiseRuns(() => now);
const publications = async () => (await homes()).map((each) => [each.source_ref, each.publication]);

test('brings homes with their photographs, and the second time changes nothing', async () => {
  const first = await run();
  expect(first).toMatchObject({ status: 'done', counts: { created: 2, photos: 2 }, log: [] });
  expect(await publications()).toEqual([
    ['1', 'published'],
    ['2', 'published'],
  ]);
  const [home] = await homes();
  expect(home).toMatchObject({ price_cents: 30_000_000, bedrooms: 3, city: 'Gent' });
  const before = await homes();
  state.asked = [];
  expect(await run()).toMatchObject({ status: 'done', counts: { unchanged: 2, photos: 0 } });
  expect(await homes()).toEqual(before);
  expect(state.asked.filter((path) => path.endsWith('.jpg'))).toEqual([]);
  expect(await database.selectFrom('media').select('kind').execute()).toEqual([
    { kind: 'photo' },
    { kind: 'photo' },
  ]);
});

test('stores nothing of persons, and no password in the clear', async () => {
  await run();
  const record = await readRecord(database, await sourceId(), '1');
  expect(JSON.stringify(record)).toContain('Veldstraat');
  expect(JSON.stringify(record)).not.toMatch(/zwaluwstaart/i);
  const source = await findSource(database, 'whise');
  expect(JSON.stringify(source?.settings)).not.toContain('geheim');
  expect(source?.secrets?.toString('latin1')).not.toContain('geheim');
});

test('fetches at an address with a key, keeps none of it, and makes the home again without the network', async () => {
  const keyed = (id: number, name: string) => ({
    ...{ id, order: id },
    urlXXL: `https://pictures.whise.eu/${name}?token=planted-${id}&as=.jpg`,
  });
  const pictures = [keyed(1, 'one'), keyed(2, 'one')];
  const tour = 'https://tour.example/?m=5&auth=planted';
  state.estates = [estate(1, { pictures, linkVirtualVisit: tour })];
  const first = await run();
  expect(first).toMatchObject({ status: 'done', counts: { created: 1, photos: 2 } });
  expect(first.log).toEqual([
    {
      ...{ ref: '1', field: 'virtualTourUrl' },
      reason: 'its address has a key in it, which is not kept: enter the link by hand',
    },
  ]);
  expect(state.asked).toContain('/one?token=planted-1&as=.jpg');
  expect(state.asked).toContain('/one?token=planted-2&as=.jpg');
  const record = JSON.stringify(await readRecord(database, await sourceId(), '1'));
  expect(record).toContain('https://tour.example/?m=5&auth=…');
  expect(record).not.toContain('planted');
  const shown = () => database.selectFrom('media').select('picture_id').orderBy('sort').execute();
  const before = await shown();
  expect(before).toHaveLength(2);
  state.asked = [];
  await database.updateTable('property').set({ bedrooms: 9, virtual_tour_url: tour }).execute();
  expect(await run({ cause: 'replay' })).toMatchObject({ status: 'done', counts: { changed: 1 } });
  expect((await homes())[0]).toMatchObject({ bedrooms: 3, virtual_tour_url: tour });
  expect(await shown()).toEqual(before);
  expect(state.asked).toEqual([]);
});

test('withdraws nothing when it breaks off in the middle, and the next run reads the rest', async () => {
  state.estates = [1, 2, 3, 4, 5].map((id) => estate(id, { pictures: [] }));
  await run();
  state.estates = state.estates.slice(0, 3);
  state.total = 5;
  expect(await run()).toMatchObject({ status: 'failed', error: 'Whise named 3 of its 5 homes.' });
  expect((await publications()).filter(([, publication]) => publication === 'withdrawn')).toEqual([]);
  state.total = undefined;
  expect(await run()).toMatchObject({ status: 'done', counts: { withdrawn: 0 } });
  expect(await run()).toMatchObject({ status: 'done', counts: { withdrawn: 2 } });
});

test('believes no list that lacks more than half, and brings back what returns unless a person withdrew it', async () => {
  state.estates = [1, 2, 3, 4, 5].map((id) => estate(id));
  await run();
  const all = state.estates;
  state.estates = all.slice(0, 1);
  expect(await run()).toMatchObject({ status: 'refused', counts: { withdrawn: 0 } });
  state.estates = all.slice(1);
  await run();
  expect((await run()).counts.withdrawn).toBe(1);
  const second = (await homes()).find((each) => each.source_ref === '2');
  await withdrawProperty(by(), second?.id ?? 0);
  state.estates = all;
  await run();
  expect(await publications()).toEqual([
    ['1', 'published'],
    ['2', 'withdrawn'],
    ['3', 'published'],
    ['4', 'published'],
    ['5', 'published'],
  ]);
});

test('a project comes before its units, and they go with it', async () => {
  const unit = estate(1, { parentId: 7, subCategory: { id: 17 }, pictures: [] });
  const parent = estate(7, { canHaveChildren: true, name: 'Residentie Linde' });
  state.estates = [unit, parent, estate(2), estate(3), estate(4), estate(5)];
  expect(await run()).toMatchObject({ counts: { created: 6 } });
  const project = await database.selectFrom('project').selectAll().executeTakeFirstOrThrow();
  expect(project).toMatchObject({ source: 'whise', source_ref: '7', publication: 'published' });
  expect((await homes())[0]).toMatchObject({ project_id: project.id });
  state.estates = state.estates.slice(2);
  await run();
  await run();
  const after = await database.selectFrom('project').select('publication').executeTakeFirstOrThrow();
  expect([after.publication, (await homes())[0]?.publication]).toEqual(['withdrawn', 'withdrawn']);
});

test('a project has its own photographs, each once, in the order of the source', async () => {
  const pictures = (...numbers: number[]) =>
    numbers.map((each, index) => ({
      ...{ id: each, order: index + 1, urlXXL: `https://pictures.whise.eu/7/${each}.jpg` },
    }));
  const project = (...numbers: number[]) =>
    estate(7, { canHaveChildren: true, pictures: pictures(...numbers) });
  const shown = async () =>
    (await database.selectFrom('media').select(['project_id', 'picture_id']).orderBy('sort').execute()).map(
      ({ project_id, picture_id }) => [project_id !== null, picture_id],
    );
  state.estates = [project(1, 2), estate(2, { parentId: 7, pictures: [] })];
  expect(await run()).toMatchObject({ status: 'done', counts: { created: 2, photos: 2 } });
  const before = await shown();
  expect(before.map(([isOfProject]) => isOfProject)).toEqual([true, true]);
  state.asked = [];
  state.estates = [project(2, 1), estate(2, { parentId: 7, pictures: [] })];
  expect(await run()).toMatchObject({ counts: { photos: 0 } });
  expect(await shown()).toEqual(before.toReversed());
  expect(state.asked.filter((path) => path.endsWith('.jpg'))).toEqual([]);
});

test('a photograph that cannot be had holds nothing back, and is not asked for without end', async () => {
  state.isPictureAway = true;
  state.estates = [estate(1)];
  expect(await run({ cause: 'schedule' })).toMatchObject({
    status: 'partly',
    counts: { created: 1, failedMedia: 1 },
  });
  await run({ cause: 'schedule' });
  await run({ cause: 'schedule' });
  state.asked = [];
  await run({ cause: 'schedule' });
  expect(state.asked.filter((path) => path.endsWith('.jpg'))).toEqual([]);
  state.isPictureAway = false;
  expect(await run()).toMatchObject({ status: 'done', counts: { photos: 1 } });
});

test('a rehearsal writes nothing', async () => {
  expect(await run({ isRehearsal: true })).toMatchObject({ counts: { created: 2 } });
  expect([await homes(), await database.selectFrom('import_record').selectAll().execute()]).toEqual([[], []]);
});

test('a second run does nothing beside the first; one that was killed is taken over', async () => {
  await takeSource(database, await sourceId(), now);
  expect(await run()).toMatchObject({ status: 'busy' });
  now = new Date(now.getTime() + 301_000);
  expect(await run()).toMatchObject({ status: 'done' });
});

test('logs in again, waits when it is too much, and says what is wrong', async () => {
  const list = '/v1/estates/list';
  state.estates = Array.from({ length: 51 }, (_, index) => estate(index + 1, { pictures: [] }));
  state.instead = [
    { path: list, status: 429 },
    { path: list, offset: 50, status: 401 },
  ];
  expect(await run()).toMatchObject({ status: 'done', counts: { created: 51 } });
  expect(state.asked.filter((path) => path === '/token')).toHaveLength(2);
  state.instead = [
    { path: list, status: 200, body: { isValidRequest: true, validationErrors: [{ code: 'X' }] } },
  ];
  expect(await run()).toMatchObject({ status: 'failed', error: expect.stringContaining('(X)') });
  state.instead = [{ path: '/token', status: 401 }];
  const { error } = await run();
  expect(error).toBe('Whise does not accept what the source logs in with.');
});
