import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { replacePages } from '#database/site/pages.ts';
import { listRedirects } from '#database/site/redirects.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { pagesSchema } from '#site/pages/page-schema.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);

beforeEach(async () => {
  await database.deleteFrom('redirect').execute();
});

const write = (...lines: string[]) => writeFile(join(directory, 'old.csv'), `${lines.join('\n')}\n`);
const stored = async () =>
  Object.fromEntries((await listRedirects(database)).map(({ from, to }) => [from, to]));

test('shows what a file would change, and writes it only when it is told to', async () => {
  await write('from;to', '/oud/;/nl/te-koop', 'https://www.example.be/contact.php;https://elders.example/x');
  const shown = await gevel('redirects', 'import', 'old.csv');
  expect(shown).toMatchObject({ status: 0, err: '' });
  expect(shown.out).toBe(
    '/oud: (nothing) → "/nl/te-koop/"\n/contact.php: (nothing) → "https://elders.example/x"\n2 differences. Nothing was written. Add --yes to apply.\n',
  );
  expect(await stored()).toEqual({});

  const written = await gevel('redirects', 'import', 'old.csv', '--yes');
  expect(written.out).toMatch(/2 differences written\.\n$/);
  expect(await stored()).toEqual({ '/oud': '/nl/te-koop/', '/contact.php': 'https://elders.example/x' });
  expect((await gevel('redirects', 'import', 'old.csv', '--yes')).out).toBe(
    'The redirects are already as in old.csv. Nothing was written.\n',
  );
});

test('changes what the file mentions, takes away what it leaves empty, keeps the rest and what was counted', async () => {
  await write('from,to', '/a,/nl/', '/b,/nl/', '/c,/nl/');
  await gevel('redirects', 'import', 'old.csv', '--yes');
  await database.updateTable('redirect').set({ hits: 7 }).execute();
  await write('note,to,from', 'x,/fr/,/a', 'x,,/b');
  const { out } = await gevel('redirects', 'import', 'old.csv', '--yes');
  expect(out).toBe('/a: "/nl/" → "/fr/"\n/b: "/nl/" → (nothing)\n2 differences written.\n');
  expect(await listRedirects(database)).toEqual([
    { from: '/a', to: '/fr/', hits: 7, lastHitOn: null },
    { from: '/c', to: '/nl/', hits: 7, lastHitOn: null },
  ]);
});

test('nobody is sent twice, whichever address became old first', async () => {
  await write('from,to', '/a,/b', '/b,/nl/te-koop/');
  await gevel('redirects', 'import', 'old.csv', '--yes');
  expect(await stored()).toEqual({ '/a': '/nl/te-koop/', '/b': '/nl/te-koop/' });
  await write('from,to', '/new,/nl/te-huur/');
  await gevel('redirects', 'import', 'old.csv', '--yes');
  await write('from,to', '/older,/new?x=1');
  await gevel('redirects', 'import', 'old.csv', '--yes');
  expect(await stored()).toMatchObject({ '/older': '/nl/te-huur/?x=1' });
});

describe('a file that is not valid is named line by line, and nothing of it is written', () => {
  test.each([
    ['/te koop?id=3,/nl/', '"/te koop?id=3" must be a path of this site without a query'],
    ['https://other.example/x,/nl/', '"https://other.example/x" must be a path of this site'],
    ['oud,/nl/', '"oud" must be a path of this site'],
    [',/nl/', '"" must be a path of this site'],
    ['/,/nl/', '/ is the address of a page of this site'],
    ['/nl/te-koop,/nl/', '/nl/te-koop is the address of a page of this site'],
    ['/property/12/,/nl/', '/property/12 is the address of a page of this site'],
    ['/nl/gids,/nl/', '/nl/gids is the address of a page of this site'],
    ['/x,//evil.example/', '"//evil.example/" must be a path'],
    ['/x,/\\evil.example/', '"/\\evil.example/" must be a path'],
    ['/x,http://elders.example/', '"http://elders.example/" must be a path'],
    ['/x,javascript:alert(1)', '"javascript:alert(1)" must be a path'],
    ['/x,/nl/nergens/', '/x leads to /nl/nergens/, which is not a page of this site'],
    ['/x,/x/', '/x leads back to itself'],
    ['/good/,/fr/', 'line 3: /good is already on line 2'],
  ])('%s', async (line, problem) => {
    const pages = pagesSchema.parse([...defaultPages, { id: 100, name: 'guide', path: { nl: 'gids' } }]);
    await database.transaction().execute((transaction) => replacePages(transaction, pages));
    await write('from,to', '/good,/nl/', line);
    const { status, err } = await gevel('redirects', 'import', 'old.csv', '--yes');
    expect(status).toBe(1);
    expect(err).toContain('old.csv is not valid. Nothing was written:\n');
    expect(err).toContain(problem);
    expect(await stored()).toEqual({});
  });

  test('two that lead to each other', async () => {
    await write('from,to', '/a,/b', '/b,/a');
    const { err } = await gevel('redirects', 'import', 'old.csv', '--yes');
    expect(err).toContain('/a leads back to itself\n/b leads back to itself\n');
  });

  test.each([
    ['', 'the file is empty'],
    ['old,new\n/a,/nl/\n', 'the first line must name the columns from and to'],
    ['from,to\n/a,"/nl/\n', 'a quotation mark is opened'],
  ])('%j', async (text, problem) => {
    await writeFile(join(directory, 'old.csv'), text);
    const { status, err } = await gevel('redirects', 'import', 'old.csv');
    expect([status, err]).toEqual([1, expect.stringContaining(problem)]);
  });
});

test('what is exported is imported unchanged, with how often each was followed beside it', async () => {
  await write('from,to', '/d%C3%A9tail page,/nl/te-koop/?type=house', '/50%25 korting,/nl/', '/a%3Fb,/fr/');
  await gevel('redirects', 'import', 'old.csv', '--yes');
  await database.updateTable('redirect').set({ hits: 3, last_hit_on: '2026-05-04' }).execute();
  const { out } = await gevel('redirects', 'export');
  expect(out).toBe(
    'from,to,hits,lastHitOn\n/50%25%20korting,/nl/,3,2026-05-04\n/a%3Fb,/fr/,3,2026-05-04\n/d%C3%A9tail%20page,/nl/te-koop/?type=house,3,2026-05-04\n',
  );
  expect((await gevel('redirects', 'export', 'all.csv')).err).toBe('3 redirects in all.csv\n');
  expect(await readFile(join(directory, 'all.csv'), 'utf8')).toBe(out);
  expect((await gevel('redirects', 'import', 'all.csv', '--yes')).out).toContain('Nothing was written.');
});

test.each([
  [['redirects', 'import'], 'Name the file to read.'],
  [['redirects', 'import', 'gone.csv'], 'There is no file '],
  [['redirects', 'import', 'a.csv', 'b.csv'], 'Only one file is read'],
  [['redirects', 'import', 'a.csv', '--force'], "Unknown option '--force'."],
  [['redirects', 'export', 'gone/a.csv'], 'There is no folder '],
])('%j is called wrongly', async (args, sentence) => {
  const { status, err } = await gevel(...args);
  expect([status, err]).toEqual([2, expect.stringContaining(sentence)]);
});
