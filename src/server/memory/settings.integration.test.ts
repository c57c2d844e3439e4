import { beforeEach, expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { testDatabase } from '#test/database.ts';
import { rememberSettings } from './settings.ts';

const { database } = await testDatabase();

let logged: unknown[] = [];
const log = { error: (entry: unknown) => void logged.push(entry) };

beforeEach(async () => {
  await database.deleteFrom('setting').execute();
  logged = [];
});

async function store(document: object): Promise<void> {
  await database.deleteFrom('setting').execute();
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify(document) })
    .execute();
}

function remembered() {
  const settings = rememberSettings(database, log);
  return async (document: object) => {
    await store(document);
    settings.drop();
    return settings.current();
  };
}

it('leaves the last valid form of what is not, and takes the others', async () => {
  const after = remembered();
  const { header, list } = defaultSettings;
  await after({ header: { ...header, showHome: true }, list });
  expect(logged).toEqual([]);

  const now = await after({
    header: { ...header, showHome: true, logo: { position: 'top', pictureId: null } },
    list: { ...list, pageSize: 24 },
  });
  expect(now.header).toEqual({ ...header, showHome: true });
  expect(now.list.pageSize).toBe(24);
  expect(logged).toEqual([
    { section: 'header', problems: ['header.logo.position: must be one of "left", "center", "right"'] },
  ]);
});

it('takes the default of a key that never was valid, and keeps the others', async () => {
  const settings = await remembered()({ list: { pageSize: 0, goneShownDays: 7 } });
  expect(settings).toEqual({ ...defaultSettings, list: { ...defaultSettings.list, goneShownDays: 7 } });
  expect(logged).toEqual([{ section: 'list', problems: ['list.pageSize: must be 1 at least'] }]);
});

it('says once what is not valid, until that is something else', async () => {
  const after = remembered();
  for (const pageSize of [0, 0, 49]) await after({ list: { pageSize, goneShownDays: 7 } });
  expect(logged).toMatchObject([
    { problems: ['list.pageSize: must be 1 at least'] },
    { problems: ['list.pageSize: must be 48 at most'] },
  ]);
});

it('takes a section again as soon as it is mended', async () => {
  const after = remembered();
  await after({ defaultLanguage: 'xx' });
  expect((await after({ defaultLanguage: 'de' })).defaultLanguage).toBe('de');
});

it('never has a default language that is not in use', async () => {
  const after = remembered();
  const languages = [
    { code: 'nl', inUse: false },
    { code: 'fr', inUse: true },
  ];
  await after({ languages, defaultLanguage: 'fr' });
  const now = await after({
    languages,
    defaultLanguage: 'nl',
    list: { ...defaultSettings.list, pageSize: 9 },
  });
  expect(now).toMatchObject({ languages, defaultLanguage: 'fr', list: { pageSize: 9 } });
  expect(logged).toEqual([{ problems: ["defaultLanguage: 'nl' is not in use: 'languages' says which are"] }]);
});
