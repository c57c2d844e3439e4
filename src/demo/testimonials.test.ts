import { describe, expect, it, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { slugOf } from '#domain/text/slug.ts';
import { testimonials } from './testimonials.ts';

test('they come newest first, each at an address of its own', () => {
  const days = testimonials.map(({ posted_on }) => posted_on);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  expect(testimonials[0]?.author).toBe('Hilde en Marc Desmet');
  expect(new Set(testimonials.map(({ slug }) => slug)).size).toBe(testimonials.length);
});

test('some are short, and some so long that a list cuts them', () => {
  const lengths = testimonials.map(({ comment }) => comment.nl.length);
  expect(Math.min(...lengths)).toBeLessThan(120);
  expect(Math.max(...lengths)).toBeGreaterThan(300);
});

describe.each(testimonials)('$author', ({ slug, author, occasion, comment }) => {
  it('has its name as address', () => {
    expect(slug).toBe(slugOf(author, 'nl'));
  });

  it('is said in four languages', () => {
    expect(new Set(languages.map((language) => comment[language])).size).toBe(languages.length);
    expect(new Set(languages.map((language) => occasion[language])).size).toBe(languages.length);
  });

  it('carries no quotation marks of its own, and French spacing in French alone', () => {
    for (const language of languages) {
      expect(comment[language]).not.toMatch(/^[‘“„«"']|['"]/);
      if (language === 'fr') expect(comment[language]).not.toMatch(/ [:;?!]|\p{Letter}[;?!]/u);
      else expect(comment[language]).not.toContain('\u202f');
    }
  });
});
