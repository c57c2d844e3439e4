import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { typeOfSlug, typeSlug } from './type-slugs.ts';

describe.each(languages)('the slugs of property types in %s', (language) => {
  it('lead back to their type, so that no two collide', () => {
    for (const { key } of propertyTypes) expect(typeOfSlug(typeSlug(key, language), language)).toBe(key);
  });

  it('are lower-case ASCII with single hyphens', () => {
    for (const { key } of propertyTypes) expect(typeSlug(key, language)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe('typeOfSlug', () => {
  it.each<[string, Language, string | undefined]>([
    ['huis', 'nl', 'house'],
    ['haus', 'nl', undefined],
    ['wohnung', 'de', 'apartment'],
    ['bureau', 'fr', 'office'],
    ['HUIS', 'nl', undefined],
    ['', 'en', undefined],
  ])('%s in %s: %s', (slug, language, expected) => expect(typeOfSlug(slug, language)).toBe(expected));
});
