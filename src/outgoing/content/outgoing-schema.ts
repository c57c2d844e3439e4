import * as z from 'zod';
import { imageVariants } from '#domain/media/image-variants.ts';
import { pictureNatures } from '#domain/media/picture-nature.ts';
import { regions } from '#domain/place/region.ts';
import { attributesShape } from './attributes.ts';

const inLanguages = <Value extends z.ZodType>(value: Value) =>
  z.object({ nl: value.optional(), fr: value.optional(), de: value.optional(), en: value.optional() });

const texts = inLanguages(z.string());
const addresses = inLanguages(z.url()).describe('Its page in each language that the site is in');

const widths = imageVariants.map(({ requested }) => String(requested));

const outgoingPictureSchema = z.object({
  kind: z.enum(['photo', 'plan']),
  nature: z
    .enum(pictureNatures)
    .describe(
      'Whether it shows the property as it is; whoever shows one that does not says so (AI Act, article 50)',
    ),
  caption: texts.optional(),
  width: z.int().describe('Of the original, in pixels'),
  height: z.int().describe('Of the original, in pixels'),
  addresses: z
    .object(Object.fromEntries(widths.map((width) => [width, z.url()])))
    .describe('A JPEG in each fixed width'),
});

const position = z
  .object({ latitude: z.number(), longitude: z.number(), isExact: z.boolean() })
  .describe('Where a map shows it. Not exact: somewhere near, since the address is not told');

const openDay = z.object({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  note: texts.optional(),
});

/** A property as others are told of it. */
export const outgoingPropertySchema = z.object({
  id: z.int(),
  publishedAt: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime(),
  addresses,
  position: position.optional(),
  ...attributesShape,
  openDays: z
    .array(openDay)
    .optional()
    .describe('When anybody may look at it without an appointment: those to come, by time'),
  pictures: z.array(outgoingPictureSchema),
});

export const outgoingProjectSchema = z.object({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  publishedAt: z.iso.datetime().optional(),
  updatedAt: z.iso.datetime(),
  addresses,
  position: position.optional(),
  street: z.string().optional(),
  houseNumber: z.string().optional(),
  boxNumber: z.string().optional(),
  postalCode: z.string(),
  city: z.string(),
  countryId: z.int(),
  region: z.enum(regions).optional(),
  title: texts.optional(),
  lede: texts.optional(),
  description: texts.optional(),
  taxNote: texts.optional(),
  handoverOn: z.iso.date().optional(),
  energyLabel: z.string().optional(),
  energyValue: z.number().optional(),
  externalUrl: z.url().optional(),
  propertyIds: z.array(z.int()).describe('The units of the project that are on the site'),
  pictures: z.array(outgoingPictureSchema),
});

export const outgoingChangeSchema = z.object({
  number: z.int(),
  subject: z.enum(['property', 'project']),
  id: z.int(),
  kind: z.enum(['published', 'changed', 'withdrawn']),
  at: z.iso.datetime(),
});

export type OutgoingProperty = {
  id: number;
  addresses: z.infer<typeof addresses>;
  updatedAt: string;
  publishedAt?: string;
  position?: z.infer<typeof position>;
  openDays?: z.infer<typeof openDay>[];
  pictures: z.infer<typeof outgoingPictureSchema>[];
  [attribute: string]: unknown;
};
