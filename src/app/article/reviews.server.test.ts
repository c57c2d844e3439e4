import { expect, it, test } from 'vitest';
import type { Testimonial } from '#database/site/testimonials.ts';
import { type Language, languages } from '#domain/language.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { presentScore, reviewNotice } from './reviews.server.ts';
import { presentTestimonial } from './testimonial.server.ts';

const score = { value: 4.8, outOf: 5, clients: 312 };
const contextWith = (figures: Partial<typeof defaultSettings.figures>, language: Language = 'nl') => ({
  language,
  settings: { ...defaultSettings, figures: { ...defaultSettings.figures, ...figures } },
});

test('a score is shown only with how reviews are checked', () => {
  expect(presentScore(contextWith({ score }))).toBeNull();
  expect(presentScore(contextWith({ score, reviewNotice: { nl: '  ' } }))).toBeNull();
  expect(presentScore(contextWith({ reviewNotice: { nl: 'Wij gaan het na.' } }))).toBeNull();
  expect(presentScore(contextWith({ score, reviewNotice: { nl: 'Wij gaan het na.' } }))?.value).toBe('4,8');
});

it.each(languages)('is said in %s that nothing is checked where the agency says nothing', (language) => {
  const unsaid = reviewNotice(contextWith({}, language)).text;
  expect(unsaid).not.toBe('');
  expect(reviewNotice(contextWith({ reviewNotice: { fr: 'Vérifié.' } }, language)).text).toBe('Vérifié.');
});

const comment = { nl: 'Fijn.', fr: 'Parfait.' };
const testimonial: Testimonial = {
  id: 1,
  slug: 'a',
  author: 'A',
  occasion: {},
  comment,
  originalLanguage: 'fr',
  website: null,
  postedOn: '2026-01-01',
  picture: null,
};

it.each([
  ['nl', {}, 'vertaald uit het Frans'],
  ['fr', {}, ''],
  ['en', {}, 'translated from French'],
  ['en', { comment: { fr: 'Parfait.' } }, ''],
  ['nl', { originalLanguage: null }, ''],
] as const)('in %s a quote with %j is marked: %s', (language, given, expected) => {
  const context = contextWith({}, language) as unknown as Parameters<typeof presentTestimonial>[1];
  expect(presentTestimonial({ ...testimonial, ...given }, context).translated).toBe(expected);
});
