import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { findTestimonial, listTestimonials } from './testimonials.ts';

const { database } = await testDatabase();

beforeAll(async () => {
  const testimonial = (slug: string, posted_on: string, publication = 'published') => ({
    slug,
    author: slug,
    comment: JSON.stringify({ nl: 'Goed' }),
    posted_on,
    publication,
  });
  await database
    .insertInto('testimonial')
    .values([
      testimonial('oud', '2025-01-01'),
      testimonial('nieuw', '2026-01-01'),
      testimonial('klad', '2026-02-01', 'draft'),
    ])
    .execute();
});

it('lists the published ones, newest first', async () => {
  expect((await listTestimonials(database, 10)).map(({ slug }) => slug)).toEqual(['nieuw', 'oud']);
  expect((await listTestimonials(database, 1)).map(({ slug }) => slug)).toEqual(['nieuw']);
});

it('finds a published one by its slug', async () => {
  expect(await findTestimonial(database, 'oud')).toEqual({
    id: expect.any(Number),
    slug: 'oud',
    author: 'oud',
    occasion: {},
    comment: { nl: 'Goed' },
    originalLanguage: null,
    website: null,
    postedOn: '2025-01-01',
    picture: null,
  });
  expect(await findTestimonial(database, 'klad')).toBeUndefined();
  expect(await findTestimonial(database, 'nooit')).toBeUndefined();
});
