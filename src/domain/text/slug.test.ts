import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { slugOf } from './slug.ts';

describe('umlauts are written out in German and lose their dots elsewhere', () => {
  test.each([
    ['Lüttich', 'luettich', 'luttich'],
    ['Käerjeng', 'kaeerjeng', 'kaerjeng'],
    ['ÄÖÜ äöü', 'aeoeue-aeoeue', 'aou-aou'],
    ['u\u0308ber', 'ueber', 'uber'],
    ['Doppelhaushälfte', 'doppelhaushaelfte', 'doppelhaushalfte'],
  ])('%s', (text, german, other) => {
    expect(slugOf(text, 'de')).toBe(german);
    for (const language of ['nl', 'fr', 'en'] as const) expect(slugOf(text, language)).toBe(other);
  });
});

describe.each(languages)('in %s', (language) => {
  test.each([
    ['Gent', 'gent'],
    ['GENT', 'gent'],
    ['Esch-sur-Sûre', 'esch-sur-sure'],
    ["'s-Gravenwezel", 's-gravenwezel'],
    ['’s-Gravenwezel', 's-gravenwezel'],
    ['Redange/Attert', 'redange-attert'],
    ["Braine-l'Alleud", 'braine-l-alleud'],
    ['Sint-Job-in-’t-Goor', 'sint-job-in-t-goor'],
    ['St. Vith', 'st-vith'],
    ['Liège', 'liege'],
    ['Rez-de-chaussée', 'rez-de-chaussee'],
    ['Maison 3 façades', 'maison-3-facades'],
    ['Terrain à bâtir', 'terrain-a-batir'],
    ['Œudeghien', 'oeudeghien'],
    ['Cæsar', 'caesar'],
    ['Großstraße', 'grossstrasse'],
    ['Łódź', 'lodz'],
    ['  Huis — met  tuin!  ', 'huis-met-tuin'],
    ['120 m²', '120-m2'],
    ['../../etc/passwd', 'etc-passwd'],
    ['北京', ''],
    ['---', ''],
    ['', ''],
  ])('%s becomes %s', (text, slug) => {
    expect(slugOf(text, language)).toBe(slug);
  });

  test('a slug is plain ASCII, and the slug of a slug is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugOf(text, language);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slug, language)).toBe(slug);
      }),
    );
  });
});
