import { beforeEach, expect, it } from 'vitest';
import { replacePages } from '#database/site/pages.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { testDatabase } from '#test/database.ts';
import { rememberPages } from './pages.ts';

const { database } = await testDatabase();

let logged: unknown[][] = [];
const noting = (...entry: unknown[]) => void logged.push(entry);
const read = () => rememberPages(database, { error: noting, warn: noting }).current();

beforeEach(async () => {
  logged = [];
  await database.transaction().execute((transaction) => replacePages(transaction, defaultPages));
});

const setModules = (name: string, modules: unknown) =>
  database
    .updateTable('page')
    .set({ modules: JSON.stringify(modules) })
    .where('name', '=', name)
    .execute();

it('gives the pages as they were written', async () => {
  const pages = (await read()).map(({ createdAt, updatedAt, ...page }) => page);
  expect(pages).toEqual(defaultPages);
  expect(logged).toEqual([]);
});

it('gives the default pages where none are stored', async () => {
  await database.deleteFrom('page').execute();
  expect(await read()).toEqual(defaultPages);
});

it('leaves out a module of an unknown type or view, and says so', async () => {
  await setModules('about', [
    { type: 'slider', view: 'fast', position: 0 },
    { type: 'stats', view: 'figures', position: 1 },
    { type: 'banner', view: 'round', position: 2 },
    { type: 'contact', view: 'offices', position: 3, colour: 'red' },
    null,
    'banner',
  ]);
  const pages = await read();
  const about = pages.find(({ name }) => name === 'about');
  expect(pages).toHaveLength(defaultPages.length);
  expect(about?.modules.map(({ type, position }) => [type, position])).toEqual([
    ['stats', 1],
    // Its invalid part is one field.
    ['contact', 3],
  ]);
  expect(logged.map(([, message]) => message)).toEqual(Array(5).fill('Invalid view'));
  expect(logged.map(([entry]) => entry)).toMatchObject([
    {
      page: 'about',
      type: 'slider',
      view: 'fast',
      problems: [expect.stringMatching(/^type: must be one of /)],
    },
    { page: 'about', type: 'banner', view: 'round', problems: [expect.stringMatching(/^view: must be /)] },
    { page: 'about', type: 'contact', problems: ['colour: there is no such field'] },
    { page: 'about' },
    { page: 'about' },
  ]);
});

it.each([[{}], [5], [null]])('gives a page whose modules are %j without any', async (modules) => {
  await setModules('contact', modules);
  expect((await read()).find(({ name }) => name === 'contact')?.modules).toEqual([]);
});

it('leaves out what is not valid of a page, says so once and keeps the rest', async () => {
  await database.updateTable('page').set({ path: '{"nl": "Te koop!"}' }).where('name', '=', 'news').execute();
  const pages = rememberPages(database, { error: noting, warn: noting });
  await pages.current();
  pages.drop();
  const without = (await pages.current()).map(({ createdAt, updatedAt, ...page }) => page);
  expect(without).toEqual(defaultPages);
  expect(logged).toEqual([
    [
      { page: 'news', problems: ['news.path.nl: may hold small letters, digits and hyphens'] },
      'a stored page is not valid',
    ],
  ]);
});
