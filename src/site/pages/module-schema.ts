import { z } from 'zod';
import {
  address,
  background,
  focus,
  link,
  pictureId,
  publicationStatus,
  richText,
  text,
} from '#site/schema-parts.ts';

/** What every module has. `columns`: how many of the twelve it spans on a wide screen. */
const common = {
  /** Modules stand in the order of their positions. */
  position: z.int().min(0),
  columns: z.int().min(1).max(12).default(12),
  status: publicationStatus,
  title: text.default({}),
  titleSize: z.enum(['large', 'middle', 'small']).default('large'),
  background: background.default({ type: '' }),
};

/** At most four in a row and four in all: a module only gives a taste of a list. */
const items = {
  itemsPerRow: z.int().min(1).max(4).default(4),
  maxItems: z.int().min(1).max(4).default(4),
};

const category = <Id extends string>(...ids: [Id, ...Id[]]) =>
  z.strictObject({ type: z.literal('category'), id: z.enum(ids) });

/** Properties, newest first. `query`: filters as in the address of a list, such as `type=house&zone=gent`. */
const propertyList = z.strictObject({
  type: z.literal('propertyList'),
  view: z.literal('recent'),
  ...common,
  ...items,
  purpose: z.enum(['sale', 'rent']).default('sale'),
  query: z.string().max(500).default(''),
});

const projectList = z.strictObject({
  type: z.literal('projectList'),
  view: z.literal('recent'),
  ...common,
  ...items,
});

/** One article, by its key: its title leads the page when the module comes first. */
const article = z.strictObject({
  type: z.literal('article'),
  view: z.literal('text'),
  ...common,
  relation: z.strictObject({ type: z.literal('article'), id: z.string().min(1) }),
});

const articleCategory = z.strictObject({
  type: z.literal('articleCategory'),
  view: z.literal('news'),
  ...common,
  ...items,
  relation: category('news', 'service'),
});

const teamCategory = z.strictObject({
  type: z.literal('teamCategory'),
  view: z.literal('team'),
  ...common,
  relation: category('team'),
});

const testimonials = z.strictObject({
  type: z.literal('testimonials'),
  view: z.enum(['quote', 'cards']),
  ...common,
  ...items,
});

/** Figures of the agency: properties for sale and for rent are counted, the others come from the settings. */
const stats = z.strictObject({ type: z.literal('stats'), view: z.literal('figures'), ...common });

/** How to reach the agency: its offices, or the form that writes to it. */
const contact = z.strictObject({
  type: z.literal('contact'),
  view: z.enum(['offices', 'form']),
  ...common,
});

const textWithPicture = z.strictObject({
  type: z.literal('textWithPicture'),
  view: z.enum(['pictureLeft', 'pictureRight']),
  ...common,
  text: richText,
  pictureId: pictureId.optional(),
  focus: focus.optional(),
  /** A video or virtual tour, loaded when a visitor asks for it; until then the picture stands in its place. */
  video: address.optional(),
  link: link.optional(),
});

const banner = z.strictObject({
  type: z.literal('banner'),
  view: z.enum(['image', 'gallery', 'video']),
  ...common,
  pictureIds: z.array(pictureId).max(12).default([]),
  /** An upright picture in place of the first, except in a gallery: phones cut a wide one to a third of it. */
  phonePictureId: pictureId.optional(),
  /** A film that plays without sound; the first picture is its poster. A path of this site or https. */
  video: z
    .string()
    .regex(/^(\/(?![/\\])|https:\/\/)\S+$/, 'is neither a path of this site nor an https address')
    .optional(),
  focus: focus.optional(),
  sentence: text.default({}),
});

/** The search strip for both lists. */
const search = z.strictObject({ type: z.literal('search'), view: z.literal('strip'), ...common });

/** Links with a sentence each, beside a picture. */
const links = z.strictObject({
  type: z.literal('links'),
  view: z.literal('rows'),
  ...common,
  pictureId: pictureId.optional(),
  focus: focus.optional(),
  rows: z.array(z.strictObject({ title: text, sentence: text, link })).max(12),
});

const valuation = z.strictObject({
  type: z.literal('valuation'),
  view: z.literal('band'),
  ...common,
  pictureId: pictureId.optional(),
});

/** A part of a page. Its type says what it holds, its view how that is shown. */
export const moduleSchema = z.discriminatedUnion('type', [
  propertyList,
  projectList,
  article,
  articleCategory,
  teamCategory,
  testimonials,
  stats,
  contact,
  textWithPicture,
  banner,
  search,
  links,
  valuation,
]);

export type PageModule = z.infer<typeof moduleSchema>;
export type ModuleType = PageModule['type'];
export type ModuleOf<Type extends ModuleType> = Extract<PageModule, { type: Type }>;
