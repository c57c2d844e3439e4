import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { answerTables } from './answers/texts.ts';
import { fieldTables } from './fields/texts.ts';
import { formTables } from './forms/texts.ts';
import { mailTables } from './mail/texts.ts';
import { nl as officePages } from './office/nl.ts';
import { officeTables } from './office/texts-for.ts';
import { de } from './pages/de.ts';
import { en } from './pages/en.ts';
import { fr } from './pages/fr.ts';
import { nl } from './pages/nl.ts';
import { portalTables } from './portal/texts.ts';
import { problemTables } from './problems/texts.ts';
import { serverTables } from './server/texts.ts';
import { settingsTables } from './settings/texts.ts';

const tables: Record<string, Record<Language, Record<string, string>>> = {
  pages: { nl, fr, de, en },
  server: serverTables,
  fields: fieldTables,
  forms: formTables,
  mail: mailTables,
  answers: answerTables,
  portal: portalTables,
  office: officeTables,
  settings: settingsTables,
  problems: problemTables,
};

describe.each(Object.entries(tables))('the texts of %s', (name, table) => {
  const keys = Object.keys(table.nl);
  const textIn = (language: Language) => (key: string) => table[language][key] ?? '';

  describe.each(languages)('in %s', (language) => {
    const text = textIn(language);

    it('have the keys of the reference, in its order', () => {
      expect(Object.keys(table[language])).toEqual(keys);
    });

    it('have the placeholders of the reference', () => {
      const others = keys.filter((key) => placeholders(text(key)) !== placeholders(textIn('nl')(key)));
      expect(others).toEqual(name === 'server' && language !== 'nl' ? ['PAGE_OF'] : []);
    });

    it('are never empty, and have no space at an end or twice', () => {
      // A prefix of a page's title ends with a space.
      const trimmed = (key: string) => (key === 'ERROR_PREFIX' ? text(key).replace(/ $/, '') : text(key));
      expect(keys.filter((key) => trimmed(key) === '' || /^ | $| {2}/.test(trimmed(key)))).toEqual([]);
    });
  });
});

// Attributes and types of properties have the same name in many languages.
const written = Object.entries(tables).filter(([name]) => name !== 'fields');

describe.each(written)('the texts of %s', (_, table) => {
  it.each(['fr', 'de', 'en'] as const)('in %s are none left in Dutch', (language) => {
    const same = Object.keys(table.nl).filter((key) => {
      const text = table.nl[key] ?? '';
      return text === table[language][key] && /[a-z]{3}/i.test(text.replace(/\{\{\w+\}\}/g, ''));
    });
    expect(same.filter((key) => ![...sameInDutch[language], ...names].includes(key))).toEqual([]);
  });
});

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join();
}

// Names of typefaces and services, and a word that is the same in all four languages.
const names = [
  'SETUP_LOGO',
  ...['theme.displayFont=own', 'theme.displayFont=georgia', 'theme.textFont=own', 'theme.textFont=georgia'],
  ...['siteInfo.googleAnalyticsId', 'siteInfo.googleAdsId', 'siteInfo.googleTagManagerId'],
];

// Words that Dutch shares with the other language.
const sameInDutch: Record<Exclude<Language, 'nl'>, string[]> = {
  fr: [
    'header.logo',
    'FLOOR_BELOW',
    'IMPORTS_FIELD_PLAN',
    'IMPORTS_FIELD_DOCUMENT',
    'DOCUMENT_IN_FILE_AUTHOR',
    'WEBHOOKS',
    'UNITS_TYPE',
    'CALENDAR',
    'theme.colors.paper',
    'PHOTO_PLAN',
    'PAGE_CONTACT',
    'COOKIE_MARKETING',
    'MENU',
    'MINIMUM',
    'MAXIMUM',
    'PLAN_OF',
    'COUNT_DOCUMENTS_ONE',
    'DOCUMENT_UNNAMED',
    'EMAIL',
    'CONTACT_BY_EMAIL',
    'DEMAND_BUDGET',
    'STORED_KIND_COOKIE',
    'MAIL_EMAIL',
    'SOURCE_MAIL',
    'CONTACT',
    'KIND_MAIL',
    'BROCHURE',
    'NEARBY_TRAM',
    'NEARBY_BUS',
    'NEARBY_MINUTES',
    'WAITED_MINUTES',
  ],
  de: [
    'header.logo',
    'IMPORTS_FIELD_PHOTO',
    'WEBHOOKS',
    'TEAM',
    'IMPORTS',
    'IMPORTS_RECORD_HERE',
    'ARTICLES_DAY',
    'ARTICLE_LINK',
    'ARTICLE_HEADING',
    'CONTENT_MODULE_ARTICLE',
    'CONTENT_FIELD_TITLE',
    'CONTENT_CHOICE_SMALL',
    'PROJECT_TITLE',
    'UNITS_STATUS',
    'UNITS_EPC',
    'UNITS_PATTERN',
    'TRANSLATIONS_ONE_ARTICLE',
    'PASSKEYS',
    'OWNERS_HIDE',
    'SETTINGS_ROW',
    'SETTINGS_TABLET',
    'side=left',
    'side=right',
    'agency.countryId',
    'theme.colors.paper',
    'theme.colors.night',
    'BOX_LEFT',
    'NOBODY',
    'MAIL_TESTIMONIAL_WEBSITE',
    'TRADE_REGISTER',
    'COOKIE_MARKETING',
    'VIDEO',
    'LOAD_VIDEO',
    'ENERGY_SECTION',
    'DOCUMENT_ASBESTOS',
    'DEMAND_BUDGET',
    'STATUS',
    'DATE',
    'KIND_LETTER',
    'PUBLICATION_ENDED',
    'NEARBY_ALL',
    'PROPERTIES_STATUS',
    'INBOX_SPAM',
    'INBOX_NOBODY',
    'INBOX_IS_SPAM',
  ],
  en: [
    'REQUEST_PROJECT',
    'ARTICLES_STATE',
    'OWNERS_STATE',
    'INBOX_STATUS',
    'STATE',
    'IMPORTS_STATE',
    'PORTALS_STATE',
    'SETTINGS_TABLET',
    'WEBHOOKS_STATE',
    'topBar.left.status',
    'header.logo',
    'IMPORTS_RUN_OF',
    'CALENDAR_WEEK_NUMBER',
    'IMPORTS_FIELD_PLAN',
    'IMPORTS_FIELD_DOCUMENT',
    'WEBHOOKS',
    'IMPORTS',
    'IMPORTS_RUNS',
    'TEAM',
    'TEAM_ACCOUNTS',
    'ARTICLE_LINK',
    'PROJECTS_PROJECT',
    'UNITS_TYPE',
    'UNITS_STATUS',
    'UNITS_EPC',
    'PASSKEYS',
    'CALENDAR_WEEK',
    'theme.colors.tint',
    'INBOX_SPAM',
    'INBOX_IS_SPAM',
    'SETUP_POSTAL_CODE',
    'TEAM_POSTAL_CODE',
    'PHOTO_PLAN',
    'WAITED_MINUTES',
    'ACCOUNT',
    'BROCHURE',
    'POSTAL_CODE',
    'ZONE_POSTAL_CODE',
    'ZONE_POSTAL_CODE_IN',
    'PAGE_CONTACT',
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
    'COUNT_DOCUMENTS_ONE',
    'DOCUMENT_UNNAMED',
    'DOWNLOAD',
    'COUNT_PROJECTS_ONE',
    'EMAIL',
    'CONTACT_BY_EMAIL',
    'DEMAND_BUDGET',
    'STORED_KIND_COOKIE',
    'MAIL_EMAIL',
    'SOURCE_MAIL',
    'STATUS',
    'CONTACT',
    'KIND_MAIL',
    'STATUS_OPEN',
    'PUBLICATION_ENDED',
    'NEARBY_TRAM',
    'NEARBY_BUS',
    'NEARBY_SCHOOL',
    'NEARBY_MINUTES',
    'PROPERTIES_STATUS',
  ],
};

/** Components of the office make these keys out of names in its data: no type tells which. */
const madeOfNames = /^CONTENT_(?:META|MODULE|FIELD|CHOICE)_/;

describe('what the browser loads', () => {
  const inCode = (...files: string[]) => {
    const code = globSync(files)
      .filter((file) => !/\.(server|test)\./.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join();
    return (key: string) =>
      [key, key.replace(/_(ONE|OTHER)$/, '')].some((each) => code.includes(`'${each}'`));
  };

  it('is no text that only the server asks for', () => {
    const isAsked = inCode('src/{app,interface,domain,site}/**/*.{ts,tsx}');
    expect(Object.keys(nl).filter((key) => !isAsked(key))).toEqual([]);
  });

  it('is no text of the office that only its server asks for', () => {
    const isAsked = inCode('src/{office,interface,account,domain,site}/**/*.{ts,tsx}');
    // `${text}_HINT` beside a text, `${text}_SURE` before it is done.
    const isBeside = (key: string) => isAsked(key.replace(/_(HINT|SURE)$/, ''));
    const needless = Object.keys(officePages).filter((key) => !isAsked(key) && !isBeside(key));
    expect(needless.filter((key) => !madeOfNames.test(key))).toEqual([]);
  });

  it('has every text of the office whose key is made of a name', () => {
    const onServer = Object.keys(officeTables.nl).filter((key) => !(key in officePages));
    expect(onServer.filter((key) => madeOfNames.test(key))).toEqual([]);
  });

  it('stands in no table of the server too', () => {
    const { server, mail } = tables;
    expect(Object.keys(server?.nl ?? {}).filter((key) => key in nl)).toEqual([]);
    expect(Object.keys(mail?.nl ?? {}).filter((key) => key in nl || key in serverTables.nl)).toEqual([]);
  });
});

// A fact sheet writes a price without the texts of the server, which the browser does not have.
it.each(languages)('a price is told alike in a fact sheet and beside it, in %s', (language) => {
  const { STARTING_FROM, PRICE_WITHOUT_TAX } = fieldTables[language];
  expect(serverTables[language]).toMatchObject({ STARTING_FROM, PRICE_WITHOUT_TAX });
});

/** Placeholders for numbers. All others stand for words, which agree with themselves. */
const numbers = [
  ...['all', 'before', 'booked', 'bytes', 'capacity', 'count', 'days', 'difference', 'done', 'facades'],
  ...[
    'files',
    'homes',
    'hours',
    'letters',
    'megabytes',
    'minutes',
    'missing',
    'most',
    'named',
    'of',
    'offers',
  ],
  ...['onPlan', 'pages', 'planned', 'present', 'range', 'requested', 'seconds', 'steps', 'terms', 'times'],
  ...['today', 'total', 'used', 'views', 'visits', 'years'],
];

/** A number and a word after it that may be the counted noun: neither a unit nor a preposition. */
const countedWord = new RegExp(
  `\\{\\{(?:${numbers.join('|')})\\}\\}[+]?[ \u00a0]\\*?(?!(?:h|j|km|min|u|MB|Mo|Min|Std|T|d)(?!\\p{L}))\\p{L}`,
  'u',
);

/** Texts with a count but no form for one, and why that is right. */
const countsWithoutOne = new Map(
  Object.entries({
    'begins at two': ['MORE_TYPES', 'SEARCH_MORE_PLACES', 'COST_CLASSES_HINT', 'FIGURES_LAST_DAYS'],
    'one of all that there are': [
      'OPEN_PHOTO',
      'OPEN_PLAN',
      'PHOTO_DESCRIBED',
      'FIGURES_ONE_IN',
      'TRANSLATION_USED',
    ],
    'always the same number, or many': [
      ...[
        'NEWSLETTER_HOMES_MANY',
        'CALENDAR_TEXT_LONG',
        'CALENDAR_SLOTS_MANY',
        'CALENDAR_AGENTS_MOST',
        'OPEN_DAYS_MOST',
        'OPEN_DAY_NOTE_LONG',
        'OPEN_DAY_TOO_LONG',
        'COST_PROBLEM_BOUNDS',
        'BUSY',
      ],
      ...['LEADS_ON_TOO_OFTEN', 'ANSWER_TOO_LARGE', 'ARCHIVE_FILES', 'TEXT_TOO_LONG'],
    ],
    'an amount, or a time in words': [
      ...['LOWER_THAN_SAVED', 'HIGHER_THAN_SAVED', 'COST_OTHERWISE', 'INBOX_ANSWERED_WITHIN'],
    ],
    'one or more': ['AT_LEAST', 'AT_LEAST_BEDROOMS', 'AT_LEAST_BATHROOMS'],
    'what is counted is not named': [
      ...[
        'UNITS_AVAILABLE',
        'UNITS_OPTION',
        'UNITS_SOLD',
        'PROJECTS_COUNT_OPTION',
        'NUMBER_OF',
        'KILOMETRES',
      ],
      ...['TRANSLATIONS_COUNT_OUTDATED', 'TRANSLATIONS_COUNT_MACHINE', 'LOG_MORE', 'LAW_LACKING_REST'],
      ...['LAW_LACKING_MORE', 'MAIL_WEEK_MORE', 'MAIL_WEEK_FEWER', 'CALENDAR_SLOT_TAKEN'],
      ...['SETTINGS_LEGAL_COUNT', 'FIGURES_VIEWINGS_OF', 'FIGURES_IN_WORDS'],
    ],
  }).flatMap(([why, keys]) => keys.map((key) => [key, why])),
);

it('what is counted is called otherwise where it is one', () => {
  const without = Object.values(tables).flatMap((table) =>
    languages.flatMap((language) =>
      Object.entries(table[language])
        .filter(
          ([key, text]) =>
            !/_(?:ONE|OTHER)$/.test(key) && !(`${key}_ONE` in table.nl) && countedWord.test(text),
        )
        .map(([key]) => key),
    ),
  );
  expect([...new Set(without)].filter((key) => !countsWithoutOne.has(key))).toEqual([]);
});

/** Texts for one without its number. French uses that form for none too, and would say one. */
const neverNone = new Map(
  Object.entries({
    'years of a rule': [
      ...['COST_NOTE_SURTAX_BUILT', 'COST_CONDITION_OR_SELL', 'COST_CONDITION_MOVE_IN', 'MONTHLY_EXAMPLE'],
      ...['COST_CONDITION_MOVE_IN_BUILT', 'COST_CONDITION_ON_PLAN', 'RENOVATION_DUTY_TEXT'],
    ],
    'a promise of none is not made': ['PROMISE_WITHIN_DAYS', 'PROMISE_HOURS', 'PROMISE_A_MONTH'],
    'told only where there is one': [
      ...[
        'BROCHURE_UNITS_SOLD',
        'SUMMARY',
        'PROBLEMS',
        'ALL_FOR_SALE',
        'ALL_FOR_RENT',
        'TAKE_OVER',
        'COMPARISON_FULL',
        'PICTURES_NUMBERED',
      ],
      ...['TEAM_END_PROJECTS', 'TEAM_END_REQUESTS', 'TEAM_END_VISITS', 'TEAM_END_SLOTS'],
      ...['BUSY_UNTIL', 'NAMED_TOO_FEW', 'NOT_BELIEVED', 'DELIVERY_UNREADABLE', 'DOCUMENT_EXPIRES_IN'],
    ],
    'the number stands beside it': [
      ...['FIGURE_FOR_SALE', 'FIGURE_FOR_RENT', 'UNIT_MONTHS', 'UNIT_YEARS', 'VIEWS_TODAY'],
    ],
  }).flatMap(([why, keys]) => keys.map((key) => [key, why])),
);

it('none is not told as one in French', () => {
  const says = /\{\{(?:count|facades|range)\}\}/;
  const silent = Object.values(tables).flatMap(({ fr }) =>
    Object.keys(fr)
      .filter((key) => key.endsWith('_ONE') && !says.test(fr[key] ?? ''))
      .map((key) => key.replace(/_ONE$/, ''))
      .filter((key) => key in fr || `${key}_OTHER` in fr),
  );
  expect(silent.filter((key) => !neverNone.has(key) && !key.startsWith('FIELD_'))).toEqual([]);
});
