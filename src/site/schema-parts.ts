import { z } from 'zod';
import { type LocalisedText, languages } from '#domain/language.ts';
import { isClock } from '#domain/time/dates.ts';
import { type PathName, pathEntry, pathNames } from './paths/paths.ts';
import { rule } from './site-problem.ts';

/** A text in several languages, each optional: a missing one falls back to the site's default language. */
export const text = z
  .strictObject({ nl: z.string(), fr: z.string(), de: z.string(), en: z.string() })
  .partial() satisfies z.ZodType<LocalisedText>;

/** Structured text (Tiptap JSON) per language, drawn by an allow-list. */
export const richText = z.partialRecord(z.enum(languages), z.record(z.string(), z.unknown()));

export const clock = z.string().refine(isClock, 'is not a time such as 10:00');

/** A screen of the path table whose address needs no parameter. */
export const pathName = z.enum(
  pathNames.filter((name) => !pathEntry(name).original.includes(':')) as [PathName, ...PathName[]],
);

/** A picture of this site, by the name of its content. */
export const pictureId = z.string().regex(/^[0-9a-f]{20}$/, 'is not the id of a picture');

/** Which part of a picture stays when its sides are cut off. */
export const focus = z.enum(['left', 'middle', 'right']);

/**
 * An address that a link may lead to: a path of this site, or http(s), mailto or tel. Never `javascript:`; `//host`
 * would be another site, and a browser reads `/\` as `//`.
 */
export const address = z
  .string()
  .regex(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:)\S*$/, 'is neither a path nor http(s), mailto or tel');

/** The name of a page: of a screen, or one of the agency's own. */
export const pageName = z
  .string()
  .regex(/^[a-zA-Z][a-zA-Z0-9-]{0,60}$/, 'is a letter, then letters, digits and hyphens');

/**
 * A link to a screen of the path table, to a page of the agency's own, by its name, or to an address elsewhere. Its
 * label is the page's own title when none is given.
 */
export const link = z
  .strictObject({
    page: pathName.optional(),
    ownPage: pageName.optional(),
    address: address.optional(),
    label: text.optional(),
  })
  .refine(
    ({ page, ownPage, address }) =>
      [page, ownPage, address].filter((each) => each !== undefined).length === 1,
    rule('LINK_ONE', 'needs either a page, an own page or an address'),
  );

export const publicationStatus = z.enum(['published', 'draft']).default('published');

/** What lies behind a module or a banner: a picture, one colour, pictures that take turns, or nothing. */
export const background = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('image'), pictureId, focus: focus.optional() }),
  z.strictObject({ type: z.literal('color'), color: z.enum(['paper', 'tint', 'night']) }),
  z.strictObject({ type: z.literal('gallery'), pictureIds: z.array(pictureId).min(1).max(12) }),
  z.strictObject({ type: z.literal('') }),
]);

export type Focus = z.infer<typeof focus>;
export type SiteLink = z.infer<typeof link>;
