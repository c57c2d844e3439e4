import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { listSaidTexts, type SaidText, textTables } from './said-texts.ts';

type Word = { thing: string; language: Language; words: string[]; refused: string[] };

const words = readGlossary(readFileSync('docs/glossary.md', 'utf8'));
const texts = listSaidTexts();

function readGlossary(page: string): Word[] {
  const rows = [...page.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
  // Skips the names of the columns; the rule does not match.
  return rows.slice(1).flatMap(([thing = '', ...cells]) =>
    languages.map((language, column) => {
      const [said = '', refused = ''] = (cells[column] ?? '').split(' **not** ');
      return { thing, language, words: said.split(' / '), refused: refused ? refused.split(', ') : [] };
    }),
  );
}

/** Matches whole words; a word after a hyphen is another word. */
function says(phrase: string): RegExp {
  const ending = phrase.endsWith('*') ? '' : '(?!\\p{L})';
  return new RegExp(`(?<![\\p{L}-])${phrase.replace(/\*$/, '').replaceAll('*', '\\p{L}*')}${ending}`, 'iu');
}

describe('the glossary', () => {
  it('has some sixty things, each once and in every language', () => {
    const things = words.map(({ thing, language }) => `${thing} ${language}`);
    expect(new Set(things).size).toBe(things.length);
    expect(things.length).toBeGreaterThan(60 * languages.length);
    expect(words.filter(({ words: each }) => each.includes(''))).toEqual([]);
  });

  it('has only words that are used', () => {
    const said = new Map(
      languages.map((language) => [
        language,
        texts.filter((each) => each.language === language).map(({ text }) => text),
      ]),
    );
    const unused = words.flatMap(({ language, words: each }) =>
      each.filter((word) => !said.get(language)?.some((text) => says(`${word}*`).test(text))),
    );
    expect(unused).toEqual([]);
  });
});

test.each(languages)('nothing that is said in %s has a word that the glossary refuses', (language) => {
  const refused = words
    .filter((word) => word.language === language)
    .flatMap((word) =>
      word.refused.map((phrase) => ({ phrase, fault: says(phrase), instead: word.words[0] })),
    );
  const faults = texts
    .filter((each) => each.language === language)
    .flatMap(({ where, text }: SaidText) =>
      refused
        .filter(({ fault }) => fault.test(text))
        .map(({ phrase, instead }) => ({ where, text, phrase, instead })),
    );
  expect(faults).toEqual([]);
});

/** Texts by table and key. A reader who goes from one to the other must not wonder whether they mean the same. */
const sameThing: readonly (readonly string[])[] = [
  ['server AVAILABLE', 'fields OPTION_AVAILABILITY_AVAILABLE'],
  ['server OPTION', 'fields OPTION_AVAILABILITY_OPTION'],
  ['server SOLD', 'fields OPTION_AVAILABILITY_SOLD'],
  ['server SOLD_OUT', 'fields OPTION_AVAILABILITY_SOLD_OUT'],
  ['server RENTED', 'fields OPTION_AVAILABILITY_RENTED'],
  ['server RIBBON_NEW', 'fields OPTION_MARQUEE_NEW'],
  ['server RIBBON_PRICE_REDUCED', 'fields OPTION_MARQUEE_PRICE_REDUCED'],
  ['server OPEN_HOUSE', 'fields OPTION_MARQUEE_OPEN_HOUSE'],
  ['server ASKING_PRICE', 'fields FIELD_PRICE_CENTS__SALE'],
  ['server RENT_PRICE', 'fields FIELD_PRICE_CENTS__RENT'],
  ['server KWH_PER_M2', 'fields UNIT_KWH_M2_YEAR'],
  ['server VIRTUAL_TOUR_LONG', 'fields FIELD_VIRTUAL_TOUR_URL'],
  ['server COST_DEPOSIT', 'fields FIELD_DEPOSIT_CENTS', 'forms APPOINTMENT_DEPOSIT'],
  ['forms APPOINTMENT_PERSONS', 'fields FIELD_MAX_OCCUPANTS'],
  ['forms POSTAL_CODE', 'fields FIELD_POSTAL_CODE'],
  ['forms CITY', 'fields FIELD_CITY'],
  ['pages TYPE', 'fields FIELD_TYPE', 'forms DEMAND_TYPE'],
  ['pages LEGAL_SECTION', 'fields GROUP_LEGAL'],
  ['pages FREE_EVALUATION', 'server PAGE_FREE_VALUATION'],
  ['pages REQUEST_APPOINTMENT', 'server PAGE_REQUEST_APPOINTMENT'],
  ['pages SAVE_SEARCH', 'forms DEMAND_SUBMIT'],
  ['server PAGE_APPOINTMENT', 'forms APPOINTMENT_TITLE'],
  ['server PAGE_REGISTER', 'forms REGISTER_SUBMIT'],
  ['forms LOG_OUT', 'portal LOG_OUT'],
  ['server PAGE_OWNERS', 'portal OVERVIEW'],
  ['server PAGE_OWNER_VISITS', 'portal APPOINTMENTS', 'portal CALENDAR_APPOINTMENTS', 'mail MAIL_WEEK_SLOTS'],
  ['server PAGE_OWNER_DOCUMENTS', 'portal DOCUMENTS', 'mail MAIL_WEEK_DOCUMENTS'],
  ['server PAGE_OWNER_MESSAGES', 'portal MESSAGES', 'mail MAIL_WEEK_MESSAGES'],
];

test.each(sameThing)('%s has one name', (...names) => {
  for (const language of languages) {
    const said = names.map((name) => {
      const [table = '', key = ''] = name.split(' ');
      return (textTables as Record<string, Record<Language, Record<string, string>>>)[table]?.[language][key];
    });
    expect(said, language).toEqual(said.map(() => said[0] ?? ''));
  }
});
