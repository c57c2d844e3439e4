import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { pathNames } from '#site/paths/paths.ts';
import { loadTexts } from './client.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { plural, type TextKey } from './i18n.ts';
import { type MailMessages, mailTables } from './mail.ts';
import type { Messages, ServerMessages } from './messages.ts';
import { nl } from './nl.ts';
import { pageTitle } from './page-title.ts';
import { de as serverDe } from './server/de.ts';
import { en as serverEn } from './server/en.ts';
import { fr as serverFr } from './server/fr.ts';
import { nl as serverNl } from './server/nl.ts';
import { textsFor } from './server.ts';

type Key = keyof Messages | keyof ServerMessages | keyof MailMessages;
const translations = {
  fr: { ...fr, ...serverFr, ...mailTables.fr },
  de: { ...de, ...serverDe, ...mailTables.de },
  en: { ...en, ...serverEn, ...mailTables.en },
};
const tables: Record<Language, Record<Key, string>> = {
  nl: { ...nl, ...serverNl, ...mailTables.nl },
  ...translations,
};
const keys = Object.keys(tables.nl) as Key[];

function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
}

describe.each(Object.entries(translations))('the texts in %s', (language, table) => {
  it('have the keys of the reference and no others', () => {
    expect(Object.keys(table).sort()).toEqual([...keys].sort());
  });

  it('have the placeholders of the reference', () => {
    const expected = (key: Key) =>
      placeholders(tables.nl[key]).filter((name) => key !== 'PAGE_OF' || name !== '{{properties}}');
    expect(keys.filter((key) => `${placeholders(table[key])}` !== `${expected(key)}`)).toEqual([]);
  });

  it('are none left in Dutch', () => {
    const same = keys.filter(
      (key) => table[key] === tables.nl[key] && /[a-z]{3}/i.test(withoutPlaceholders(tables.nl[key])),
    );
    expect(same.filter((key) => !sameInDutch[language as keyof typeof sameInDutch].includes(key))).toEqual(
      [],
    );
  });
});

function withoutPlaceholders(text: string): string {
  return text.replace(/\{\{\w+\}\}/g, '');
}

// Words that Dutch shares with the other language.
const sameInDutch: Record<keyof typeof translations, Key[]> = {
  fr: [
    'PAGE_CONTACT',
    'PAGE_COOKIE_POLICY',
    'COOKIE_MARKETING',
    'MENU',
    'MINIMUM',
    'MAXIMUM',
    'PLAN_OF',
    'DOCUMENT_UNNAMED',
    'MAIL_EMAIL',
  ],
  de: [
    'TRADE_REGISTER',
    'PAGE_COOKIE_POLICY',
    'COOKIE_MARKETING',
    'ANY',
    'VIDEO',
    'LOAD_VIDEO',
    'ENERGY_SECTION',
    'DOCUMENT_ASBESTOS',
  ],
  en: [
    'PAGE_HOME',
    'PAGE_CONTACT',
    'PAGE_PRIVACY',
    'PAGE_COOKIE_POLICY',
    'COOKIE_MARKETING',
    'PAGE_DISCLAIMER',
    'MENU',
    'FILTERS',
    'FILTERS_COUNT',
    'MINIMUM',
    'MAXIMUM',
    'ENERGY',
    'FEATURE_LIFT',
    'VIDEO',
    'PRINT',
    'DOCUMENT_UNNAMED',
    'DOWNLOAD',
    'COUNT_PROJECTS_ONE',
    'MAIL_EMAIL',
  ],
};

describe.each(Object.entries(tables))('the texts in %s', (language, table) => {
  it('are never empty, and have no space at an end or twice', () => {
    const wrong = keys.filter((key) => table[key] === '' || /^ | $| {2}/.test(table[key]));
    expect(wrong).toEqual([]);
  });

  it('use typographic apostrophes, and no straight quotes', () => {
    expect(keys.filter((key) => /['"]/.test(table[key]))).toEqual([]);
  });

  it('name every screen that is not a thank-you page', () => {
    const t = textsFor(language as Language);
    const named = pathNames.filter((name) => pageTitle(t, name) !== '');
    expect(pathNames.filter((name) => !named.includes(name))).toEqual(pathNames.filter(withoutName));
  });
});

/** Properties, projects, articles and testimonials are named after what they show. */
function withoutName(name: string): boolean {
  return (
    name.startsWith('thanks') ||
    ['propertyForSale', 'propertyForRent', 'project', 'testimonial', 'newsArticle'].includes(name)
  );
}

describe('what the browser loads', () => {
  it('is no text that only the server asks for', () => {
    const code = globSync('src/{app,domain,site}/**/*.{ts,tsx}')
      .filter((file) => !/\.(server|test)\./.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    const isAsked = (key: string) => code.includes(`'${key.replace(/_(ONE|OTHER)$/, '')}'`);
    expect(Object.keys(nl).filter((key) => !isAsked(key))).toEqual([]);
    expect(Object.keys(serverNl).filter((key) => key in nl)).toEqual([]);
    expect(Object.keys(mailTables.nl).filter((key) => key in nl || key in serverNl)).toEqual([]);
  });
});

describe('French', () => {
  it('has a narrow no-break space before : ; ? ! and inside « »', () => {
    expect(keys.filter((key) => /[^\u202f][:;?!»]|«[^\u202f]/.test(tables.fr[key]))).toEqual([]);
  });
});

describe('German', () => {
  it('opens quotes below and closes them above', () => {
    expect(keys.filter((key) => /[‘’”«»]|“[^“]*“/.test(tables.de[key].replace(/„[^“]*“/g, '')))).toEqual([]);
  });
});

describe('a text', () => {
  it.each([
    ['nl', 0, '0 panden'],
    ['nl', 1, '1 pand'],
    ['nl', 2, '2 panden'],
    ['nl', 1286, '1.286 panden'],
    ['fr', 0, '0 bien'],
    ['fr', 1, '1 bien'],
    ['fr', 2, '2 biens'],
    ['fr', 1_000_000, '1.000.000 biens'],
    ['de', 0, '0 Objekte'],
    ['de', 1, '1 Objekt'],
    ['en', 1, '1 property'],
    ['en', 12_000, '12.000 properties'],
  ] as const)('in %s counts %i', (language, count, expected) => {
    expect(plural(textsFor(language), 'COUNT_PROPERTIES', count)).toBe(expected);
  });

  it('keeps a year and a page number as they are', () => {
    expect(textsFor('nl')('FIGURE_SOLD', { year: 1998 })).toBe('verkocht sinds 1998');
    expect(textsFor('de')('PAGE_NUMBER', { page: 1200 })).toBe('Seite 1200');
  });

  it('shows what a visitor typed as it is', () => {
    const typed = '{{count}} $t(PRICE) <b>';
    expect(textsFor('nl')('TEXT_FILTER_CHIP', { text: typed, count: 3 })).toBe(`‘${typed}’`);
  });

  it('that is missing is empty', () => {
    expect(textsFor('nl')('NO_SUCH_TEXT' as TextKey)).toBe('');
  });

  it('adds the number of properties to the paging title in Dutch only', () => {
    const values = { page: 2, pages: 9, properties: '104 panden' };
    expect(languages.map((language) => textsFor(language)('PAGE_OF', values))).toEqual([
      'pagina 2 van 9 (104 panden)',
      'page 2 sur 9',
      'Seite 2 von 9',
      'page 2 of 9',
    ]);
  });

  it.each(languages)('in %s is the same in the browser as on the server', async (language) => {
    const browser = await loadTexts(language);
    expect(browser('SAVE_SEARCH')).toBe(tables[language].SAVE_SEARCH);
    expect(browser('PHOTOS', { count: 3 })).toBe(textsFor(language)('PHOTOS', { count: 3 }));
  });
});
