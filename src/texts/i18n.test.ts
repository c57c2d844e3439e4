import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { loadTexts } from './pages/texts.ts';
import { plural, type TextKey, textsFor } from './server/texts.ts';

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
    expect(browser('SAVE_SEARCH')).toBe(textsFor(language)('SAVE_SEARCH'));
    expect(browser('PHOTOS', { count: 3 })).toBe(textsFor(language)('PHOTOS', { count: 3 }));
  });
});
