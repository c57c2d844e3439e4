import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { propertyTypes } from '#domain/property/types.ts';
import { typeSlug } from './type-slugs.ts';

describe.each(languages)('the slugs of property types in %s', (language) => {
  const slugs = propertyTypes.map(({ key }) => typeSlug(key, language));

  it('name one type each', () => {
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  });

  it('are lower-case ASCII with single hyphens', () => {
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
