import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { defaultPages } from '#site/pages/default-pages.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { inOneLine } from '#site/site-problem.ts';
import { testDatabase } from '#test/database.ts';
import { changeSite } from './change-site.ts';
import { pagesDocument } from './pages-document.ts';
import { settingsDocument } from './settings-document.ts';

const { database } = await testDatabase();
const films = { exists: async (key: string) => key === '0123456789abcdef0123.mp4' };

beforeEach(async () => {
  await database.deleteFrom('setting').execute();
  await database.deleteFrom('page').execute();
  await database.deleteFrom('site_change').execute();
});

const setPageSize = (pageSize: number) =>
  changeSite(
    database,
    settingsDocument,
    { ...defaultSettings, list: { ...defaultSettings.list, pageSize } },
    { changedBy: 'An', isRehearsal: false, films },
  );

it('tells what differs, and writes it', async () => {
  expect(await setPageSize(24)).toEqual({
    problems: [],
    differences: [{ path: 'list.pageSize', before: 12, after: 24 }],
    isWritten: true,
  });
});

it('keeps only rules of law that the agency changed', async () => {
  await setPageSize(24);
  const kept = await settingsDocument.find(database);
  expect(kept).toMatchObject({ list: { pageSize: 24 } });
  expect(kept).not.toHaveProperty('purchaseCosts');
  const rentDeposits = defaultSettings.rentDeposits.map((rule) => ({ ...rule, months: 1 }));
  const changed = { ...defaultSettings, rentDeposits };
  await changeSite(database, settingsDocument, changed, { changedBy: 'An', isRehearsal: false, films });
  expect(await settingsDocument.find(database)).toHaveProperty('rentDeposits', rentDeposits);
});

it('lets those who change at the same time follow one another', async () => {
  const sizes = [20, 21, 22, 23, 24, 25, 26, 27];
  await Promise.all(sizes.map(setPageSize));
  const changes = await database
    .selectFrom('site_change')
    .select(['before', 'after'])
    .orderBy('id')
    .execute();
  expect(changes).toHaveLength(sizes.length);
  expect(changes.map(({ before }) => before)).toEqual(
    [null, ...changes.map(({ after }) => after)].slice(0, -1),
  );
});

/** Makes every write to the history fail. */
async function breakHistory(): Promise<void> {
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no history'; end $$`.execute(
    database,
  );
  await sql`create trigger fail before insert on site_change execute function fail()`.execute(database);
}
afterEach(() => sql`drop function if exists fail cascade`.execute(database));

it('writes nothing without its history', async () => {
  await breakHistory();
  await expect(setPageSize(24)).rejects.toThrow('no history');
  const pages = [...defaultPages, { id: 20, name: 'jobs', path: { nl: 'vacatures' } }];
  await expect(
    changeSite(database, pagesDocument, pages, { changedBy: 'An', isRehearsal: false, films }),
  ).rejects.toThrow('no history');
  expect(await database.selectFrom('setting').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('page').selectAll().execute()).toEqual([]);
});

it('refuses the film of a banner that would never play, and says what to do', async () => {
  await setPageSize(24);
  const withFilm = async (video: string) => {
    const modules = [{ type: 'banner', view: 'video', position: 0, video }];
    const pages = [...defaultPages, { id: 20, name: 'jobs', path: { nl: 'vacatures' }, modules }];
    const asked = { changedBy: 'An', isRehearsal: true, films };
    return (await changeSite(database, pagesDocument, pages, asked)).problems.map(inOneLine);
  };
  const at = `pages[${defaultPages.length}].modules[0].video: `;
  expect(await withFilm('https://youtu.be/dQw4w9WgX-_')).toEqual([
    `${at}is a page of YouTube, not a film: store the film itself with "films add", or use a module "textWithPicture", which asks the visitor first`,
  ]);
  for (const [address, says] of [
    ['https://vimeo.com/76979871', 'a page of Vimeo'],
    ['https://fb.watch/a1B2c3D4e5/', 'a page of Facebook'],
    ['https://www.tvl.be/huis', 'a page of www.tvl.be'],
    ['https://cdn.example/film.mp4', 'is on cdn.example, which is not in "filmHosts" of the settings'],
    ['/films/0123456789abcdef0124.mp4', 'there is no film /films/0123456789abcdef0124.mp4 on this site'],
    ['/films/0123456789abcdef0123.webm', 'there is no film'],
  ] as const) {
    expect(await withFilm(address)).toEqual([expect.stringContaining(at)]);
    expect(await withFilm(address)).toEqual([expect.stringContaining(says)]);
  }
  expect(await withFilm('/films/0123456789abcdef0123.mp4')).toEqual([]);
  const settings = { ...defaultSettings, filmHosts: ['cdn.example'] };
  await changeSite(database, settingsDocument, settings, { changedBy: 'An', isRehearsal: false, films });
  expect(await withFilm('https://cdn.example/film.mp4')).toEqual([]);
});
