import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { choosableCategories } from '#domain/consent/consent.ts';
import { languages } from '#domain/language.ts';
import { screaming } from '#texts/screaming.ts';
import { serverTables } from '#texts/server/texts.ts';
import { defaultSettings } from './settings.ts';
import { isRowFor, ownKeys, serviceKeys, storageRows } from './storage-keys.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The sources that could keep something in a browser, with their paths. */
function sources(...folders: string[]): [path: string, text: string][] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name): [string, string] => [`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')]),
  );
}

const touchesStorage =
  /\b(local|session)Storage\s*(\.|\?\.|\[)|\bwindow\s*\[(?!`)|\bdocument\s*\.\s*cookie\b|\bcookieStore\b|\bindexedDB\b|\bcaches\s*\./;
const setsCookie = /['"]set-cookie['"]\s*,|\bsetCookie\(|\bcreateCookie\(|\bsetSignedCookie\(/i;

describe('the search of the sources', () => {
  it.each([
    "localStorage.setItem('a', 'b')",
    'window.localStorage["a"]',
    'sessionStorage?.getItem(key)',
    'window[kind].getItem(key)',
    "document.cookie = 'a=b'",
    'await cookieStore.set({})',
    "indexedDB.open('a')",
    "caches.open('a')",
  ])('sees %s', (code) => {
    expect(code).toMatch(touchesStorage);
  });

  it.each([
    "headers.append('Set-Cookie', text)",
    "context.header('set-cookie', x)",
    'setCookie(context, name)',
  ])('sees %s', (code) => {
    expect(code).toMatch(setsCookie);
  });

  it.each(["kind: 'localStorage'", "order: ['cookie', 'sessionStorage']", "headers.has('set-cookie')"])(
    'passes over %s',
    (code) => {
      expect(code).not.toMatch(touchesStorage);
      expect(code).not.toMatch(setsCookie);
    },
  );
});

test('one file alone touches what a browser keeps, and it takes entries of the table only', () => {
  const touching = sources('src/interface', 'src/app', 'src/domain', 'src/site', 'src/texts').filter(
    ([, text]) => touchesStorage.test(text),
  );
  expect(touching.map(([path]) => path)).toEqual(['src/interface/browser-storage.ts']);
  for (const [path, text] of sources('src/interface', 'src/app')) {
    for (const [, entry] of text.matchAll(/\b(?:keptValue|readEntry|writeEntry|writeCookie)\(\s*([^,)\s]+)/g))
      if (path !== 'src/interface/browser-storage.ts')
        expect([path, entry]).toEqual([path, expect.stringMatching(/^ownKeys\.\w+$/)]);
  }
});

test('a cookie that the server sets has its name from the table', () => {
  for (const [path, text] of sources('src/app', 'src/server', 'src/commands', 'src/login')) {
    // The cookies of the log-in have their names from there too: see below.
    if (setsCookie.test(text) && !/\bownerLogin\.(begin|end)Look\(/.test(text))
      expect([path, text]).toEqual([path, expect.stringContaining('/storage-keys.ts')]);
  }
});

test('the name of a cookie of the log-in stands in the table, and of staff in theirs', () => {
  const named = sources('src').filter(([, text]) => /['"]__Host-[\w-]+['"]/.test(text));
  expect(named.map(([path]) => path).toSorted()).toEqual([
    'src/login/staff/staff-cookies.ts',
    'src/site/settings/storage-keys.ts',
  ]);
});

test('what React Router keeps has the name that the table says', () => {
  const folder = join(root, 'node_modules/react-router/dist/production');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const named = files.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(`"${ownKeys.version.key}"`),
  );
  expect(named).not.toEqual([]);
});

describe('the table', () => {
  const ids = {
    googleAnalyticsId: 'G-ABC1234',
    googleAdsId: 'AW-12345',
    googleTagManagerId: 'GTM-ABC12',
    facebookPixelId: '12345',
  };
  const none = defaultSettings.siteInfo;
  const keys = (given: Partial<typeof ids>) => storageRows({ ...none, ...given }).map(([, { key }]) => key);

  it('names each thing once', () => {
    const all = storageRows(ids).map(([, { key, kind }]) => `${kind} ${key}`);
    expect(new Set(all).size).toBe(all.length);
  });

  it('without services holds what is strictly necessary, and nothing else', () => {
    const rows = storageRows(none);
    expect(rows.length).toBeGreaterThan(4);
    for (const [, { category, by }] of rows) expect([category, by]).toEqual(['necessary', undefined]);
  });

  it('holds of services only those that the settings name', () => {
    expect(keys({ googleAnalyticsId: ids.googleAnalyticsId })).toEqual([
      ...keys({}),
      'gevel.campaign',
      '_ga',
      '_ga_*',
    ]);
    expect(keys({ facebookPixelId: ids.facebookPixelId }).slice(keys({}).length)).toEqual([
      '_fbp',
      '_fbc',
      'lastExternalReferrer*',
      'fr',
    ]);
    expect(keys(ids)).toEqual(
      [...Object.values(ownKeys), ...Object.values(serviceKeys)].map(({ key }) => key),
    );
  });

  it('asks consent for all that is of others', () => {
    for (const { category } of Object.values(serviceKeys)) expect(choosableCategories).toContain(category);
  });

  it.each(languages)('says in %s what each thing is for', (language) => {
    const purposes = Object.entries(serverTables[language]).filter(([key]) => key.startsWith('STORED_FOR_'));
    const names = Object.keys({ ...ownKeys, ...serviceKeys });
    expect(purposes.map(([key]) => key).sort()).toEqual(
      names.map((each) => `STORED_FOR_${screaming(each)}`).sort(),
    );
    expect(new Set(purposes.map(([, purpose]) => purpose)).size).toBe(names.length);
    for (const [, purpose] of purposes) expect(purpose).toMatch(/^\p{Lu}.{10,}\.$/u);
  });

  it.each([
    ['_ga', '_ga', true],
    ['_ga', '_ga_ABC', false],
    ['_ga_*', '_ga_ABC', true],
    ['_ga_*', '_ga', false],
    ['_gcl_*', 'x_gcl_au', false],
  ])('%s is the row for %s: %s', (key, name, expected) => {
    expect(isRowFor({ key }, name)).toBe(expected);
  });
});
