import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { defaultPages } from '#site/default-pages.ts';
import { demoSettings } from '#site/demo/settings.ts';
import { defaultSettings } from '#site/settings.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel, directory } = await commandLine(database);

beforeEach(async () => {
  await database.deleteFrom('setting').execute();
  await database.deleteFrom('page').execute();
  await database.deleteFrom('site_change').execute();
});

const put = (name: string, content: unknown) =>
  writeFile(join(directory, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
const changes = () => database.selectFrom('site_change').selectAll().orderBy('id').execute();

const jobs = {
  id: 20,
  parentId: 6,
  name: 'jobs',
  path: { nl: 'vacatures', fr: 'emplois' },
  title: { nl: 'Vacatures', fr: 'Emplois' },
  modules: [{ type: 'contact', view: 'offices', position: 0 }],
};

describe('settings', () => {
  test('that are exported are imported unchanged, and change nothing', async () => {
    expect(await gevel('settings', 'export', 'settings.json')).toEqual({
      status: 0,
      out: '',
      err: 'The settings are in settings.json.\n',
    });
    expect(JSON.parse(await readFile(join(directory, 'settings.json'), 'utf8'))).toEqual(defaultSettings);
    expect(await gevel('settings', 'import', 'settings.json', '--yes')).toEqual({
      status: 0,
      out: 'The settings are as in settings.json already. Nothing was written.\n',
      err: '',
    });
    expect(await database.selectFrom('setting').selectAll().execute()).toEqual([]);
    expect(await changes()).toEqual([]);
  });

  test('show what would change, and change with --yes, once, with their history', async () => {
    const { header } = defaultSettings;
    await put('new.json', {
      ...defaultSettings,
      defaultLanguage: 'fr',
      header: { ...header, logo: { ...header.logo, position: 'center' } },
    });
    const differences = 'defaultLanguage: "nl" → "fr"\nheader.logo.position: "left" → "center"\n';
    expect(await gevel('settings', 'import', 'new.json')).toEqual({
      status: 0,
      out: `${differences}2 differences. Nothing was written. Add --yes to apply.\n`,
      err: '',
    });
    expect(await changes()).toEqual([]);

    expect(await gevel('settings', 'import', 'new.json', '--yes', '--by', 'An')).toMatchObject({
      status: 0,
      out: `${differences}2 differences written.\n`,
    });
    expect(JSON.parse((await gevel('settings', 'export')).out).defaultLanguage).toBe('fr');
    expect(await gevel('settings', 'import', 'new.json', '--yes')).toMatchObject({
      out: expect.stringContaining('already. Nothing was written.'),
    });
    await put('back.json', { ...defaultSettings, header: { ...header, showHome: true } });
    await gevel('settings', 'import', 'back.json', '--yes');

    const [first, second, ...more] = await changes();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ subject: 'settings', changed_by: 'An', before: null });
    expect(second).toMatchObject({ changed_by: userInfo().username, before: first?.after });
    const { out } = await gevel('settings', 'history');
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
    expect(out).toMatch(
      new RegExp(
        `^${second?.id}  ${time}  ${userInfo().username}  3 differences\n${first?.id}  ${time}  An  2 differences\n$`,
      ),
    );
    expect((await gevel('settings', 'history', String(first?.id))).out).toContain(differences);
    expect(await gevel('pages', 'history', String(first?.id))).toMatchObject({
      status: 2,
      err: expect.stringContaining('There is no change'),
    });
    expect((await gevel('pages', 'history')).out).toBe('The pages were never changed.\n');
  });

  test('that are stored in part are exported with the defaults beside them', async () => {
    const document = { languages: demoSettings.languages, list: { ...demoSettings.list, pageSize: 24 } };
    await database
      .insertInto('setting')
      .values({ document: JSON.stringify(document) })
      .execute();
    const { out, err } = await gevel('settings', 'export');
    expect(JSON.parse(out)).toEqual({ ...defaultSettings, ...document });
    expect(err).toBe('');
  });

  test('that are stored and not valid are exported, to be mended', async () => {
    await database
      .insertInto('setting')
      .values({ document: JSON.stringify({ defaultLanguage: 'xx' }) })
      .execute();
    const { out, err } = await gevel('settings', 'export');
    expect(JSON.parse(out)).toEqual({ ...defaultSettings, defaultLanguage: 'xx' });
    expect(err).toBe(
      'To be mended before it can be imported:\ndefaultLanguage: must be one of "nl", "fr", "de", "en"\n',
    );
  });

  test('that are not valid are refused, each problem with its field and the reason', async () => {
    const { header, footer, list, ...others } = structuredClone(defaultSettings);
    const columns: unknown[] = [
      ...footer.columns,
      { images: [{ pictureId: '0123456789abcdef0123' }], pictures: [] },
    ];
    await put('bad.json', {
      ...others,
      header: { ...header, logo: { position: 'top' }, colour: 'red' },
      footer: { ...footer, columns },
      agency: { ...others.agency, foundedYear: '1998', email: 'nobody' },
      theme: { ...others.theme, radius: 13 },
      topBar: { shown: true, left: [{ label: { nl: 'X' }, link: { nl: 'javascript:alert(1)' } }], right: [] },
    });
    expect(await gevel('settings', 'import', 'bad.json', '--yes')).toEqual({
      status: 1,
      out: '',
      err: `bad.json is not valid, nothing was written:
agency.email: is no e-mail address
agency.foundedYear: must be a number
theme.radius: must be 12 at most
topBar.left[0].link.nl: is neither a path nor http(s), mailto or tel
header.logo.position: must be one of "left", "center", "right"
header.logo.pictureId: is missing
header.colour: there is no such field
footer.columns[4].pictures: there is no such field
list: is missing
`,
    });
    expect(await changes()).toEqual([]);
  });

  test.each([
    [
      'a default language that is not in use',
      { defaultLanguage: 'de', languages: [{ code: 'fr', inUse: true }] },
      "defaultLanguage: 'de' is not in use: 'languages' says which are",
    ],
    ['no language', { languages: [] }, 'languages: one language at least must be in use'],
    [
      'a language named twice',
      {
        languages: [
          { code: 'nl', inUse: true },
          { code: 'nl', inUse: false },
        ],
      },
      'languages: names a language twice',
    ],
    [
      'a picture that is not there',
      {
        header: { ...defaultSettings.header, logo: { position: 'left', pictureId: '0123456789abcdef0123' } },
      },
      'header.logo.pictureId: there is no picture 0123456789abcdef0123 on this site',
    ],
    [
      'a link to a screen that needs to know which',
      { footer: { copyright: {}, columns: [{ links: [{ page: 'project' }] }] } },
      'footer.columns[0].links[0].page: must be one of "home", ',
    ],
  ])('%s is refused', async (_, changed, problem) => {
    await put('bad.json', { ...defaultSettings, ...changed });
    const { status, err } = await gevel('settings', 'import', 'bad.json', '--yes');
    expect(err).toContain(`nothing was written:\n${problem}`);
    expect(status).toBe(1);
    expect(await changes()).toEqual([]);
  });
});

describe('pages', () => {
  test('that are exported are imported unchanged, and change nothing', async () => {
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

  test('show what differs by the name of the page and the position of the module', async () => {
    await put('own.json', [...defaultPages, jobs]);
    expect((await gevel('pages', 'import', 'own.json', '--yes')).out).toMatch(
      /^pages\.jobs: \(nothing\) → \{"id":20,.*…\n1 difference written\.\n$/,
    );
    const about = defaultPages.find(({ name }) => name === 'about');
    const changed = [
      // In another order, one less, one renamed.
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

  test('that are as before keep when they were changed', async () => {
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

  test('may exchange their names', async () => {
    const other = { ...jobs, id: 21, name: 'press', path: { nl: 'pers' } };
    await put('one.json', [...defaultPages, jobs, other]);
    await gevel('pages', 'import', 'one.json', '--yes');
    await put('two.json', [...defaultPages, { ...jobs, name: 'press' }, { ...other, name: 'jobs' }]);
    expect((await gevel('pages', 'import', 'two.json', '--yes')).status).toBe(0);
  });

  test('that are not valid are refused, each problem with its field and the reason', async () => {
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
      expect.stringMatching(
        /^pages\[15\]\.modules\[0\]\.type: must be one of "propertyList", .*"valuation"$/,
      ),
      'pages[15].modules[1].view: must be one of "image", "gallery", "video"',
      'pages[15].modules[2].columns: must be 12 at most',
      'pages[15].modules[2].width: there is no such field',
      'pages[15].modules[3].pictureId: is not the id of a picture',
      'pages[16].id: must be more than 0',
      'pages[16].name: is a letter, then letters, digits and hyphens',
      '',
    ]);
  });

  test('with pictures that are not there are refused', async () => {
    const module = { type: 'banner', view: 'gallery', position: 0, pictureIds: ['0123456789abcdef0123'] };
    const metadata = { nl: { ogImage: 'aaaaaaaaaaaaaaaaaaaa' } };
    await put('bad.json', [...defaultPages, { ...jobs, modules: [module], metadata }]);
    const { status, err } = await gevel('pages', 'import', 'bad.json', '--yes');
    expect(status).toBe(1);
    expect(err.split('\n').slice(1)).toEqual([
      'pages[15].modules[0].pictureIds[0]: there is no picture 0123456789abcdef0123 on this site',
      'pages[15].metadata.nl.ogImage: there is no picture aaaaaaaaaaaaaaaaaaaa on this site',
      '',
    ]);
  });
});

describe('a picture', () => {
  test('that is added has the id by which settings name it', async () => {
    const png = sharp({ create: { width: 60, height: 20, channels: 3, background: '#a5432d' } }).png();
    await writeFile(join(directory, 'logo.png'), await png.toBuffer());
    await put('logo.svg', '<svg/>');
    const { status, out, err } = await gevel('pictures', 'add', 'logo.png', 'logo.svg');
    expect(out).toMatch(/^[0-9a-f]{20} {2}60 × 20 {2}logo\.png\n$/);
    expect(err).toBe('logo.svg is not a JPEG, PNG or WebP picture\n');
    expect(status).toBe(1);
    const logo = { ...defaultSettings.header.logo, pictureId: out.slice(0, 20) };
    await put('logo.json', { ...defaultSettings, header: { ...defaultSettings.header, logo } });
    expect((await gevel('settings', 'import', 'logo.json', '--yes')).out).toContain('1 difference written.');
  });
});

describe('a file', () => {
  test('that is no JSON is refused with its name, the line and the reason', async () => {
    await put('broken.json', '[\n  {"id": 1,\n   "name": home}\n]');
    expect(await gevel('pages', 'import', 'broken.json')).toEqual({
      status: 1,
      out: '',
      err: "broken.json, line 3: this is not JSON: Unexpected token 'h'\n",
    });
  });

  test.each([
    ['5', 'the file: must be an object { … }'],
    ['[]', 'the file: must be an object { … }'],
    ['null', 'the file: must be an object { … }'],
  ])('that holds %s holds no settings', async (content, problem) => {
    await put('other.json', content);
    expect((await gevel('settings', 'import', 'other.json')).err).toContain(problem);
  });

  test.each([
    [['pictures', 'add'], 'Say which files'],
    [['pictures', 'add', 'none.png'], 'There is no file'],
    [['pages', 'import'], 'Say which file to read.'],
    [['pages', 'import', 'none.json'], 'There is no file'],
    [['settings', 'import', 'a.json', 'b.json'], 'are too many'],
    [['settings', 'import', 'a.json', '--by', ' '], '--by must be a name'],
    [['settings', 'import', 'a.json', '--force'], "Unknown option '--force'"],
    [['settings', 'export', 'nowhere/a.json'], 'There is no folder'],
    [['settings', 'history', 'last'], 'Say the number of one change'],
  ])('%j is called wrongly', async (args, sentence) => {
    const { status, err } = await gevel(...args);
    expect(err).toContain(sentence);
    expect(status).toBe(2);
  });
});
