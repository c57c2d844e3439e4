import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import {
  alternates,
  fillPath,
  href,
  languageOfPath,
  matchPath,
  pathEntry,
  pathNames,
  translatePath,
} from './paths.ts';

describe('the path table', () => {
  it('shows every change of an address', () => {
    const table = pathNames.map((name) => {
      const { original, nl, fr, de, en } = pathEntry(name);
      return `${name}: ${original} ${nl} ${fr} ${de} ${en}`;
    });
    expect(table).toMatchSnapshot();
  });

  it('has no two screens at one address', () => {
    const all = pathNames.flatMap((name) => languages.map((language) => pathEntry(name)[language]));
    expect(new Set(all).size).toBe(all.length);
  });

  it('ends every address with a slash and begins it with its language', () => {
    for (const name of pathNames) {
      expect(pathEntry(name).original).toMatch(/^\/(.*\/)?$/);
      for (const language of languages)
        expect(pathEntry(name)[language]).toMatch(new RegExp(`^/${language}/(.*/)?$`));
    }
  });

  it('leads every address round: path → screen → path', () => {
    const params = { id: '12', city: 'gent', type: 'huis', slug: 'de-vlasrij' };
    for (const name of pathNames) {
      for (const language of languages) {
        const path = fillPath(pathEntry(name)[language], params);
        const match = matchPath(path);
        expect(match).toMatchObject({ name, language });
        expect(fillPath(pathEntry(name)[language], match?.params)).toBe(path);
      }
    }
  });

  it('has parents that exist', () => {
    for (const name of pathNames) expect([undefined, ...pathNames]).toContain(pathEntry(name).parent);
  });
});

describe('translatePath', () => {
  it.each([
    ['/nl/te-koop/', 'fr', '/fr/a-vendre/'],
    ['/for-sale/', 'nl', '/nl/te-koop/'],
    ['/over-ons/', 'de', '/de/ueber-uns/'],
    ['/nl/bedankt/gratis-schatting/', 'en', '/en/thank-you/free-valuation/'],
    ['/', 'fr', '/fr/'],
    ['/nl/', 'de', '/de/'],
    ['/nl/te-koop', 'en', '/en/for-sale/'],
    ['/nl/te-koop/gent/', 'fr', '/fr/a-vendre/'],
    ['/de/zu-vermieten/gent/haus/12/', 'nl', '/nl/te-huur/'],
    ['/property/12/', 'nl', '/'],
    ['/nl/bestaat-niet/', 'fr', '/'],
    ['', 'fr', '/fr/'],
  ] as const)('%s in %s is %s', (path, language, expected) => {
    expect(translatePath(path, language)).toBe(expected);
  });
});

describe('href and alternates', () => {
  it('writes an address with its parameters', () => {
    expect(href('nl', 'propertyForSale', { city: 'gent', type: 'huis', id: 12 })).toBe(
      '/nl/te-koop/gent/huis/12/',
    );
    expect(href('fr', 'forRent')).toBe('/fr/a-louer/');
  });

  it('escapes a parameter and refuses an empty one', () => {
    expect(href('en', 'testimonial', { slug: 'a/b c' })).toBe('/en/testimonials/a%2Fb%20c/');
    expect(() => href('en', 'testimonial', { slug: '' })).toThrow("needs 'slug'");
  });

  it('gives the page in every language, with the parameters of each', () => {
    const cities = { nl: 'luik', fr: 'liege', de: 'luettich', en: 'liege' };
    expect(
      alternates('propertyForSale', (language) => ({ city: cities[language], type: 'villa', id: 7 })),
    ).toEqual({
      nl: '/nl/te-koop/luik/villa/7/',
      fr: '/fr/a-vendre/liege/villa/7/',
      de: '/de/zu-verkaufen/luettich/villa/7/',
      en: '/en/for-sale/liege/villa/7/',
    });
  });
});

describe('matchPath', () => {
  it.each(['/nl/te-koop/gent/', '/xx/', '/nl/te-koop/gent/huis/12/plan/', '/feedback/unknown/'])(
    'knows no %s',
    (path) => {
      expect(matchPath(path)).toBeUndefined();
    },
  );
  it('prefers a fixed word to a parameter', () => {
    expect(matchPath('/nl/testimonials/')?.name).toBe('testimonials');
  });
});

describe('languageOfPath', () => {
  it.each([
    ['/nl/te-koop/', 'nl'],
    ['/de', 'de'],
    ['/it/', undefined],
    ['/', undefined],
    ['/for-sale/nl/', undefined],
  ])('%s: %s', (path, language) => expect(languageOfPath(path)).toBe(language));
});
