import { expect, test } from 'vitest';
import { findSecret } from '#database/secrets.ts';
import { replacePages } from '#database/site/pages.ts';
import { dayMs, minuteMs } from '#domain/time/durations.ts';
import { readPreview } from '#links/preview-link.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);

const ghent = await addGhent(database);
const draft = await addProperty(database, { place_id: ghent, publication: 'draft', reference: 'RL-1' });
await addProperty(database, { reference: 'twice', source: 'a' });
await addProperty(database, { reference: 'twice', source: 'b' });
await addProperty(database, { reference: 'gone', publication: 'withdrawn' });
const pages = pagesSchema.parse([
  ...defaultPages,
  { id: 100, name: 'guide', path: { nl: 'gids' }, status: 'draft' },
]);
await database.transaction().execute((transaction) => replacePages(transaction, pages));

async function opened(out: string, days: number) {
  const url = new URL(out.trim());
  const key = (await findSecret(database, 'preview')) ?? '';
  const almost = new Date(Date.now() + days * dayMs - minuteMs);
  const { kind, id } = readPreview(key, url.searchParams.get('preview') ?? '', almost) ?? {};
  return [url.origin + url.pathname, kind, id];
}

test.each([
  [['property', String(draft)], 7, `/nl/te-koop/gent/huis/${draft}/`, 'property', draft],
  [['property', 'RL-1', '--language', 'fr'], 7, `/fr/a-vendre/gand/maison/${draft}/`, 'property', draft],
  [['page', 'guide', '--days', '30'], 30, '/nl/gids/', 'page', 100],
  [['page', 'contact', '--language', 'de'], 7, '/de/kontakt/', 'page', 7],
])('%j gives a link', async (args, days, path, kind, id) => {
  const { status, out, err } = await gevel('preview', ...args);
  expect([status, err]).toEqual([
    0,
    expect.stringMatching(/^The link works until \d+-\d+-\d{4}, \d\d:\d\d\.\n$/),
  ]);
  expect(await opened(out, days)).toEqual([`https://www.example.be${path}`, kind, id]);
  expect(await opened(out, days + 1)).toEqual([`https://www.example.be${path}`, undefined, undefined]);
});

test.each([
  [['property', 'RL-9'], 'There is no property with the number or reference "RL-9".'],
  [['property', 'twice'], 'Several properties have the reference "twice". Use a number instead: 2, 3.'],
  [['property', 'gone'], 'The property gone was withdrawn.'],
  [['page', 'nowhere'], 'There is no page "nowhere". The pages are: home, '],
  [['page', 'guide', '--language', 'fr'], 'The page "guide" has no path in the language fr.'],
])('%j has nothing to show', async (args, sentence) => {
  const { status, out, err } = await gevel('preview', ...args);
  expect([status, out, err]).toEqual([1, '', expect.stringContaining(sentence)]);
});

test.each([
  [[], 'Name the preview'],
  [['home'], 'Name the preview'],
  [['page'], 'Name the page to preview.'],
  [['page', 'a', 'b'], 'Only one link is made at a time'],
  [['page', 'home', '--days', '0'], '--days must be a number from 1 to 90.'],
  [['page', 'home', '--days', '91'], '--days must be a number from 1 to 90.'],
  [['page', 'home', '--days', '7.5'], '--days must be a number from 1 to 90.'],
  [['page', 'home', '--language', 'es'], 'The site has no language "es".'],
])('%j is called wrongly', async (args, sentence) => {
  const { status, err } = await gevel('preview', ...args);
  expect([status, err]).toEqual([2, expect.stringContaining(sentence)]);
});
