import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoSettings } from '#demo/settings.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { testDatabase } from '#test/database.ts';
import { siteDocuments } from '#test/site-documents.ts';

const { database } = await testDatabase();
const { gevel, directory, put, changes } = await siteDocuments(database);

test('settings that are exported are imported unchanged, and change nothing', async () => {
  expect(await gevel('settings', 'export', 'settings.json')).toEqual({
    status: 0,
    out: '',
    err: 'The settings are in settings.json.\n',
  });
  expect(JSON.parse(await readFile(join(directory, 'settings.json'), 'utf8'))).toEqual(defaultSettings);
  expect(await gevel('settings', 'import', 'settings.json', '--yes')).toEqual({
    status: 0,
    out: 'The settings are already as in settings.json. Nothing was written.\n',
    err: '',
  });
  expect(await database.selectFrom('setting').selectAll().execute()).toEqual([]);
  expect(await changes()).toEqual([]);
});

test('settings with more levels than anything can follow are refused with a sentence', async () => {
  const deep = '['.repeat(2000) + ']'.repeat(2000);
  const text = JSON.stringify(defaultSettings).replace(/"header":/, `"unknown":${deep},"header":`);
  await writeFile(join(directory, 'deep.json'), text);
  expect(await gevel('settings', 'import', 'deep.json', '--yes')).toEqual({
    status: 1,
    out: '',
    err: 'deep.json, lists and objects are nested more than 100 levels deep\n',
  });
  expect(await database.selectFrom('setting').selectAll().execute()).toEqual([]);
});

test('settings of before there were promises, questions of their own, processors and tariffs do what they did', async () => {
  const {
    promises,
    personQuestions: _questions,
    privacy: _privacy,
    tariffs: _tariffs,
    ...before
  } = defaultSettings;
  await put('before.json', before);
  expect(await gevel('settings', 'import', 'before.json', '--yes')).toMatchObject({
    status: 0,
    out: expect.stringContaining('already'),
  });
  await put('never.json', { ...before, promises: { ...promises, replyWorkingDays: 0 } });
  const refused = await gevel('settings', 'import', 'never.json', '--yes');
  expect(refused.status).toBe(1);
  expect(refused.err).toContain('promises.replyWorkingDays: ');
});

test('settings show what would change, and change with --yes, once, with their history', async () => {
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
    out: expect.stringContaining('already as in new.json. Nothing was written.'),
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

test('settings that are stored in part are exported with the defaults beside them', async () => {
  const document = { languages: demoSettings.languages, list: { ...demoSettings.list, pageSize: 24 } };
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify(document) })
    .execute();
  const { out, err } = await gevel('settings', 'export');
  expect(JSON.parse(out)).toEqual({ ...defaultSettings, ...document });
  expect(err).toBe('');
});

test('settings that are stored and not valid are exported, to be mended', async () => {
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify({ defaultLanguage: 'xx' }) })
    .execute();
  const { out, err } = await gevel('settings', 'export');
  expect(JSON.parse(out)).toEqual({ ...defaultSettings, defaultLanguage: 'xx' });
  expect(err).toBe(
    'Correct this before you import it:\ndefaultLanguage: must be one of "nl", "fr", "de", "en"\n',
  );
});

test('settings that are not valid are refused, each problem with its field and the reason', async () => {
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
    err: `bad.json is not valid. Nothing was written:
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
])('settings with %s are refused', async (_, changed, problem) => {
  await put('bad.json', { ...defaultSettings, ...changed });
  const { status, err } = await gevel('settings', 'import', 'bad.json', '--yes');
  expect(err).toContain(`Nothing was written:\n${problem}`);
  expect(status).toBe(1);
  expect(await changes()).toEqual([]);
});

test('settings are checked for what the law wants to be filled in', async () => {
  const lacks = await gevel('settings', 'check');
  expect(lacks).toMatchObject({ status: 1, err: '10 to fill in.\n' });
  expect(lacks.out).toContain('agency.register is empty (Companies code 2:20');
  await database
    .insertInto('setting')
    .values({ document: JSON.stringify({ agency: demoSettings.agency, tariffs: demoSettings.tariffs }) })
    .execute();
  expect(await gevel('settings', 'check')).toEqual({ status: 0, out: '', err: 'Nothing is missing.\n' });
});

test('an agency with a loan of its own follows the rules of the program, and is told of the lists that are its own', async () => {
  const { loans } = defaultSettings.purchaseCosts;
  const own = { loans: loans.map((loan) => ({ ...loan, ratePercent: 3.9 })) };
  await put('own.json', { ...defaultSettings, purchaseCosts: own });
  expect(await gevel('settings', 'import', 'own.json', '--yes')).toMatchObject({ status: 0 });
  expect((await gevel('settings', 'check')).err).toBe('10 to fill in.\n');
  await put('own.json', { ...defaultSettings, purchaseCosts: { ...own, advances: [] }, rentDeposits: [] });
  expect(await gevel('settings', 'import', 'own.json', '--yes')).toMatchObject({ status: 0 });
  expect((await gevel('settings', 'check')).err).toBe(
    'purchaseCosts.advances has rules of your own: corrections in a new version of the program do not change them.\n' +
      'rentDeposits has rules of your own: corrections in a new version of the program do not change them.\n' +
      '10 to fill in.\n',
  );
});
