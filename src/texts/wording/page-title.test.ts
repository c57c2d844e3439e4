import { expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathNames } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pageTitle } from './page-title.ts';

it.each(languages)('names every screen in %s but those that are named after what they show', (language) => {
  const unnamed = pathNames.filter((name) => pageTitle(textsFor(language), name) === '');
  expect(unnamed.filter((name) => !name.startsWith('thanks'))).toEqual([
    'propertyForSale',
    'propertyForRent',
    'project',
    'testimonial',
    'newsArticle',
  ]);
});
