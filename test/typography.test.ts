import { expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { listSaidTexts } from './said-texts.ts';

type Rule = { what: string; languages: readonly Language[]; fault: RegExp };

const all: readonly Language[] = ['nl', 'fr', 'de', 'en'];

/** The reasons for one way of writing numbers in every language: docs/decisions/017-one-way-of-writing-numbers.md. */
const rules: readonly Rule[] = [
  { what: 'a narrow no-break space before : ; ? ! »', languages: ['fr'], fault: /[^\u202f][:;?!»]/u },
  { what: 'a narrow no-break space after «', languages: ['fr'], fault: /«[^\u202f]/u },
  {
    what: 'a no-break space after €, which stands before the amount',
    languages: all,
    fault: /€(?!\u00a0)|\d\s?€/u,
  },
  { what: 'a no-break space before %', languages: ['nl', 'fr', 'de'], fault: /[\d}](?!\u00a0)\s?%/u },
  { what: 'no space before %', languages: ['en'], fault: /\s%/u },
  {
    what: 'a no-break space between a figure and its unit, and within a unit',
    languages: all,
    fault:
      /[\d}²] (?:(?:m²?|km|cm|kWh|kWp|kWc|kg|ha|l|min|uur|Uhr|h)(?![\p{L}\d])|jaar\)|per year)|kg CO₂|\d\u00a0h \d|\/ m²/u,
  },
  // The site writes the times that it knows in the same way: src/texts/wording/time-text.ts.
  { what: 'a clock of 24 hours', languages: ['en'], fault: /\d\s?[ap]\.?m\b/u },
  { what: 'an h after each of two hours', languages: ['fr'], fault: /(?<!\d|h\s)\d+–\d+\sh\b/u },
  // 12.30 is a time if hours are named; 6.1.f is an article of a law.
  {
    what: 'a comma before decimals',
    languages: all,
    fault: /\d\.\d{1,2}(?![\d.])(?!.*\b(?:uur|Uhr)\b)/u,
  },
  { what: 'a point between thousands', languages: all, fault: /\d[, \u00a0\u202f]\d{3}(?!\d)/u },
  // Duden puts a space before an ellipsis for left-out words; the other languages have none. 0101…0304 is a range.
  { what: 'no space before …', languages: ['nl', 'fr', 'en'], fault: /[\s\u00a0\u202f]…/u },
  { what: 'a no-break space before …', languages: ['de'], fault: /(?<![\u00a0\d.])…(?!\d|\p{L}\.)/u },
  { what: '…, not three points', languages: all, fault: /\.{3}/u },
  { what: 'single quotes', languages: ['nl', 'en'], fault: /["“”„«»]/u },
  { what: 'quotes « »', languages: ['fr'], fault: /["“”„‘]/u },
  { what: 'quotes „ “', languages: ['de'], fault: /["”‘«»]|“[^“„]*“/u },
  { what: 'typographic apostrophes', languages: all, fault: /'/u },
];

const texts = listSaidTexts();

test.each(rules)('all that is said has $what', ({ languages, fault }) => {
  const faults = texts.filter(({ language, text }) => languages.includes(language) && fault.test(text));
  expect(faults).toEqual([]);
});

test('a demo agency is among what was read', () => {
  expect(texts.length).toBeGreaterThan(10_000);
});
