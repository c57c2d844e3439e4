import { z } from 'zod';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { isDay } from '#domain/time/dates.ts';
import { pictureId } from '#site/schema-parts.ts';
import { cleanText } from './clean-text.ts';

/** 'page': a text that a page shows, by the key of the article. */
export const articleCategories = ['news', 'service', 'page'] as const;

/** What is edited in an article; its category and its key are chosen once. */
export type ArticleContent = {
  title: LocalisedText;
  /** The last part of the address; only for news. */
  slug: LocalisedText;
  intro: LocalisedText;
  /** Rich text, as the site draws it. */
  body: Partial<Record<Language, unknown>>;
  pictureId: string | null;
  pictureAlt: LocalisedText;
  /** 'YYYY-MM-DD'; null: the day of its first publication. */
  publishedOn: string | null;
};

export const emptyContent: ArticleContent = {
  title: {},
  slug: {},
  intro: {},
  body: {},
  pictureId: null,
  pictureAlt: {},
  publishedOn: null,
};

const upTo = (length: number) => z.partialRecord(z.enum(languages), z.string().max(length));

const segment = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'may hold small letters, digits and hyphens');

export const articleContentSchema: z.ZodType<ArticleContent> = z.strictObject({
  title: upTo(300).refine((title) => Object.values(title).some(Boolean), 'is missing'),
  slug: z.partialRecord(z.enum(languages), segment),
  intro: upTo(1000),
  body: z.partialRecord(z.enum(languages), z.unknown()),
  pictureId: pictureId.nullable(),
  pictureAlt: upTo(300),
  publishedOn: z.string().refine(isDay, 'is no day such as 2026-12-31').nullable(),
});

/** Cleans written or stored content: bodies keep only what the site draws, and empty texts are left out. */
export function cleanContent(written: ArticleContent): ArticleContent {
  const bodies = languages.map((language) => [language, cleanText(written.body[language])] as const);
  return {
    title: withoutEmpty(written.title),
    slug: withoutEmpty(written.slug),
    intro: withoutEmpty(written.intro),
    body: Object.fromEntries(bodies.filter(([, body]) => body)),
    pictureId: written.pictureId,
    pictureAlt: written.pictureId ? withoutEmpty(written.pictureAlt) : {},
    publishedOn: written.publishedOn,
  };
}

function withoutEmpty(text: LocalisedText): LocalisedText {
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value?.trim()));
}
