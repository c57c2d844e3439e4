import { expect, test } from 'vitest';
import { defaultPages } from './default-pages.ts';
import { type MenuEntry, menuOf } from './menu.ts';
import { pagesSchema } from './page-schema.ts';

const own = (id: number, name: string, given: object = {}) => ({
  id,
  name,
  path: { nl: name, fr: `${name}-fr` },
  title: { nl: name.toUpperCase() },
  ...given,
});

const pages = pagesSchema.parse([
  own(20, 'late', { sort: 9 }),
  { id: 1, name: 'home', sort: 0 },
  { id: 6, name: 'about', sort: 5 },
  { id: 2, name: 'forSale', sort: 1 },
  { id: 3, name: 'forRent', sort: 2, status: 'draft' },
  { id: 4, name: 'news', sort: 3, inMenu: false },
  own(21, 'story', { parentId: 6, sort: 2 }),
  own(22, 'jobs', { parentId: 6, sort: 1 }),
  own(23, 'summer', { parentId: 22 }),
  own(24, 'secret', { parentId: 6, status: 'draft' }),
  own(25, 'belowDraft', { parentId: 3, path: { nl: 'onder' } }),
  own(26, 'dutchOnly', { sort: 6, path: { nl: 'alleen-nl' } }),
  own(27, 'belowDutchOnly', { parentId: 26, path: { nl: 'kind', fr: 'enfant' } }),
]);

/** The menu as lines, children further in. */
const lines = (entries: readonly MenuEntry[], depth = ''): string[] =>
  entries.flatMap(({ path, children }) => [depth + path, ...lines(children, `${depth}  `)]);

test('holds what is published, in its order, children below their parents with its path before theirs', () => {
  expect(lines(menuOf(pages, 'nl', false))).toEqual([
    '/nl/te-koop/',
    '/nl/over-ons/',
    '  /nl/over-ons/jobs/',
    '    /nl/over-ons/jobs/summer/',
    '  /nl/over-ons/story/',
    '/nl/alleen-nl/',
    '  /nl/alleen-nl/kind/',
    '/nl/late/',
  ]);
});

test('leaves out what has no path in the language, and what is below it', () => {
  expect(lines(menuOf(pages, 'fr', false))).toEqual([
    '/fr/a-vendre/',
    '/fr/a-propos/',
    '  /fr/a-propos/jobs-fr/',
    '    /fr/a-propos/jobs-fr/summer-fr/',
    '  /fr/a-propos/story-fr/',
    '/fr/late-fr/',
  ]);
  expect(lines(menuOf(pages, 'de', false))).toEqual(['/de/zu-verkaufen/', '/de/ueber-uns/']);
});

test('has the home page where the settings say so, with its children', () => {
  const withChild = pagesSchema.parse([...pages, own(30, 'welcome', { parentId: 1 })]);
  expect(lines(menuOf(withChild, 'nl', true)).slice(0, 3)).toEqual([
    '/nl/',
    '  /nl/welcome/',
    '/nl/te-koop/',
  ]);
  expect(lines(menuOf(withChild, 'nl', false))[0]).toBe('/nl/te-koop/');
});

test('tells screens from own pages, and gives titles in all languages', () => {
  const [sale, about] = menuOf(pages, 'nl', false);
  expect(sale).toEqual({ path: '/nl/te-koop/', title: {}, screen: 'forSale', children: [] });
  expect(about?.children[0]).toMatchObject({ title: { nl: 'JOBS' }, screen: undefined });
});

test('keeps the order of pages with the same number', () => {
  const same = pagesSchema.parse([{ id: 1, name: 'home' }, own(20, 'one'), own(21, 'two'), own(22, 'three')]);
  expect(lines(menuOf(same, 'nl', false))).toEqual(['/nl/one/', '/nl/two/', '/nl/three/']);
});

test('of the default pages', () => {
  expect(lines(menuOf(defaultPages, 'nl', false))).toEqual([
    '/nl/te-koop/',
    '/nl/te-huur/',
    '/nl/projecten/',
    expect.stringMatching(/^\/nl\//),
    '/nl/over-ons/',
    '/nl/contact/',
  ]);
});
