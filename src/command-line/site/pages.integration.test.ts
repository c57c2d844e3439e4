import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultPages } from '#site/pages/default-pages.ts';
import { testDatabase } from '#test/database.ts';
import { siteDocuments } from '#test/site-documents.ts';

const { database } = await testDatabase();
const { gevel, directory, put, changes } = await siteDocuments(database);

const jobs = {
  id: 20,
  parentId: 6,
  name: 'jobs',
  path: { nl: 'vacatures', fr: 'emplois' },
  title: { nl: 'Vacatures', fr: 'Emplois' },
  modules: [{ type: 'contact', view: 'offices', position: 0 }],
};

test('pages that are exported are imported unchanged, and change nothing', async () => {
  await gevel('pages', 'export', 'pages.json');
  expect(JSON.parse(await readFile(join(directory, 'pages.json'), 'utf8'))).toEqual(defaultPages);
  expect((await gevel('pages', 'import', 'pages.json', '--yes')).out).toContain('Nothing was written.');

  await put('own.json', [...defaultPages, jobs]);
  await gevel('pages', 'import', 'own.json', '--yes');
  await gevel('pages', 'export', 'pages.json');
  const exported = JSON.parse(await readFile(join(directory, 'pages.json'), 'utf8'));
  expect(exported[0]).toMatchObject({ name: 'home', createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  expect((await gevel('pages', 'import', 'pages.json', '--yes')).out).toContain('Nothing was written.');
  expect(await changes()).toHaveLength(1);
});

test('pages show what differs by the name of the page and the position of the module', async () => {
  await put('own.json', [...defaultPages, jobs]);
  expect((await gevel('pages', 'import', 'own.json', '--yes')).out).toMatch(
    /^pages\.jobs: \(nothing\) → \{"id":20,.*…\n1 difference written\.\n$/,
  );
  const about = defaultPages.find(({ name }) => name === 'about');
  const changed = [
    // In another order, with one page less and one renamed.
    { ...jobs, name: 'vacancies' },
    ...defaultPages.filter(({ name }) => name !== 'about' && name !== 'disclaimer').toReversed(),
    {
      ...about,
      title: { nl: 'Wie wij zijn' },
      modules: [{ ...about?.modules[2], position: 7 }, about?.modules[0]],
    },
  ];
  await put('changed.json', changed);
  const { out } = await gevel('pages', 'import', 'changed.json', '--yes', '--by', 'Jo');
  expect(out.split('\n').map((line) => line.slice(0, 70))).toEqual([
    'pages.vacancies.name: "jobs" → "vacancies"',
    'pages.about.title.nl: (nothing) → "Wie wij zijn"',
    expect.stringMatching(/^pages\.about\.modules\[1\]: \{.*…?$/),
    expect.stringMatching(/^pages\.about\.modules\[2\]: \{.*…?$/),
    expect.stringMatching(/^pages\.about\.modules\[7\]: \(nothing\) → \{/),
    expect.stringMatching(/^pages\.disclaimer: \{/),
    '6 differences written.',
    '',
  ]);
  expect((await gevel('pages', 'history')).out).toMatch(/ Jo {2}6 differences\n.* 1 difference\n$/);
});

test('pages that are as before keep when they were changed', async () => {
  await put('one.json', [...defaultPages, jobs]);
  await gevel('pages', 'import', 'one.json', '--yes');
  const times = () =>
    database.selectFrom('page').select(['name', 'created_at', 'updated_at']).orderBy('id').execute();
  const before = await times();
  await put('two.json', [...defaultPages, { ...jobs, sort: 4 }]);
  await gevel('pages', 'import', 'two.json', '--yes');
  const after = await times();
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)?.created_at).toEqual(before.at(-1)?.created_at);
  expect(after.at(-1)?.updated_at).not.toEqual(before.at(-1)?.updated_at);
});

test('pages may exchange their names', async () => {
  const other = { ...jobs, id: 21, name: 'press', path: { nl: 'pers' } };
  await put('one.json', [...defaultPages, jobs, other]);
  await gevel('pages', 'import', 'one.json', '--yes');
  await put('two.json', [...defaultPages, { ...jobs, name: 'press' }, { ...other, name: 'jobs' }]);
  expect((await gevel('pages', 'import', 'two.json', '--yes')).status).toBe(0);
});

test('pages that are not valid are refused, each problem with its field and the reason', async () => {
  const [home, forSale, ...others] = defaultPages;
  await put('bad.json', [
    home,
    { ...forSale, path: { nl: 'koop' } },
    ...others,
    {
      ...jobs,
      name: 'contact',
      modules: [
        { type: 'slider', position: 0 },
        { type: 'banner', view: 'round', position: 1 },
        { type: 'stats', view: 'figures', position: 2, columns: 13, width: 3 },
        { type: 'valuation', view: 'band', position: 3, pictureId: 'photo.jpg' },
      ],
    },
    { id: 0, name: 'te koop' },
  ]);
  const { status, err } = await gevel('pages', 'import', 'bad.json', '--yes');
  expect(status).toBe(1);
  expect(err.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^pages\[16\]\.modules\[0\]\.type: must be one of "propertyList", .*"valuation"$/),
    'pages[16].modules[1].view: must be one of "image", "gallery", "video"',
    'pages[16].modules[2].columns: must be 12 at most',
    'pages[16].modules[2].width: there is no such field',
    'pages[16].modules[3].pictureId: is not the id of a picture',
    'pages[17].id: must be more than 0',
    'pages[17].name: is a letter, then letters, digits and hyphens',
    '',
  ]);
});

test('pages with pictures that are not there are refused', async () => {
  const module = { type: 'banner', view: 'gallery', position: 0, pictureIds: ['0123456789abcdef0123'] };
  const metadata = { nl: { ogImage: 'aaaaaaaaaaaaaaaaaaaa' } };
  await put('bad.json', [...defaultPages, { ...jobs, modules: [module], metadata }]);
  const { status, err } = await gevel('pages', 'import', 'bad.json', '--yes');
  expect(status).toBe(1);
  expect(err.split('\n').slice(1)).toEqual([
    'pages[16].modules[0].pictureIds[0]: there is no picture 0123456789abcdef0123 on this site',
    'pages[16].metadata.nl.ogImage: there is no picture aaaaaaaaaaaaaaaaaaaa on this site',
    '',
  ]);
});

test('a page that moves leaves its old addresses behind, and takes those along that led there', async () => {
  const listed = async () =>
    Object.fromEntries(
      (await database.selectFrom('redirect').select(['from_path', 'to_address']).execute()).map(
        ({ from_path, to_address }) => [from_path, to_address],
      ),
    );
  const below = { ...jobs, id: 21, parentId: 20, name: 'agent', path: { nl: 'makelaar' } };
  const importPages = async (path: Record<string, string>, status = 'published') => {
    await put('moved.json', [...defaultPages, { ...jobs, path, status }, below]);
    expect((await gevel('pages', 'import', 'moved.json', '--yes')).err).toBe('');
  };
  await importPages({ nl: 'vacatures', fr: 'emplois' });
  await database
    .insertInto('redirect')
    .values({ from_path: '/jobs', to_address: '/nl/over-ons/vacatures/?utm_source=old' })
    .execute();
  await importPages({ nl: 'werken-bij', fr: 'emplois' });
  expect(await listed()).toEqual({
    '/jobs': '/nl/over-ons/werken-bij/?utm_source=old',
    '/nl/over-ons/vacatures': '/nl/over-ons/werken-bij/',
    '/nl/over-ons/vacatures/makelaar': '/nl/over-ons/werken-bij/makelaar/',
  });
  // Moved back: the old address is a page again, and no redirects form a loop.
  await importPages({ nl: 'vacatures', fr: 'emplois' });
  expect(await listed()).toEqual({
    '/jobs': '/nl/over-ons/vacatures/?utm_source=old',
    '/nl/over-ons/werken-bij': '/nl/over-ons/vacatures/',
    '/nl/over-ons/werken-bij/makelaar': '/nl/over-ons/vacatures/makelaar/',
  });
  // Nobody knows the address of a page that was never shown.
  await importPages({ nl: 'verborgen' }, 'draft');
  expect(Object.values(await listed())).not.toContain('/nl/over-ons/verborgen/');
});
