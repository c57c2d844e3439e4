import { z } from 'zod';
import { conditionsSchema } from '#domain/display-condition.ts';
import { energyLabels } from '#domain/energy-label.ts';
import { languages } from '#domain/language.ts';
import { countryIds, regions } from '#domain/region.ts';
import { pathNames } from './paths.ts';

/** A text in several languages, each optional: what is missing falls back to the site's default language. */
const text = z.strictObject({ nl: z.string(), fr: z.string(), de: z.string(), en: z.string() }).partial();

const pathName = z.enum(pathNames as [(typeof pathNames)[number], ...typeof pathNames]);

/** A link to a screen of the path table, or to an address elsewhere. Its label is the screen's own when none is given. */
const link = z.strictObject({
  page: pathName.optional(),
  address: z.string().optional(),
  label: text.optional(),
});

const menuItem = link.extend({ status: z.enum(['published', 'draft']).default('published') });

const topBarItem = z.strictObject({
  label: text,
  address: z.string().optional(),
  page: pathName.optional(),
  icon: z.enum(['phone', 'mail', 'pin', 'clock']).optional(),
});

/** Which part of a picture stays when its sides are cut off. */
const focus = z.enum(['left', 'middle', 'right']);

/** Which duty to renovate holds for a home that is transferred on a day from `from` to `until`. */
const renovationDuty = z.strictObject({
  region: z.enum(regions),
  labels: z.array(z.enum(energyLabels)),
  from: z.iso.date(),
  until: z.iso.date().optional(),
  targetLabel: z.enum(energyLabels),
  years: z.int().positive(),
});

/** The settings of one agency: everything that makes this site its own. Kept as one document, validated as a whole. */
export const settingsSchema = z.strictObject({
  agency: z.strictObject({
    name: z.string().min(1),
    tagline: text,
    legalName: z.string(),
    address: z.string(),
    phone: z.string(),
    /** Where the phone number is dialled from. */
    countryId: z.literal(Object.values(countryIds)).default(countryIds.belgium),
    email: z.email(),
    foundedYear: z.int(),
    enterpriseNumber: z.string(),
    registrationNumber: z.string(),
    thirdPartyAccount: z.string(),
    insurer: text,
    authority: text,
    codeOfConduct: z.url(),
  }),
  languages: z.array(z.strictObject({ code: z.enum(languages), inUse: z.boolean() })),
  defaultLanguage: z.enum(languages),
  menu: z.array(menuItem),
  topBar: z.strictObject({ shown: z.boolean(), left: z.array(topBarItem), right: z.array(topBarItem) }),
  header: z.strictObject({ freeValuation: z.boolean(), showHome: z.boolean() }),
  footer: z.strictObject({ columns: z.array(z.strictObject({ title: text, links: z.array(link) })) }),
  home: z.strictObject({
    banner: z.strictObject({
      pictureId: z.string().nullable(),
      focus: focus.optional(),
      title: text,
      sentence: text,
    }),
    recentProperties: z.int().min(0).max(4),
    stats: z.strictObject({
      title: text,
      soldTotal: z.int().nullable(),
      score: z.strictObject({ value: z.number(), outOf: z.int(), clients: z.int() }).nullable(),
    }),
    services: z.strictObject({
      pictureId: z.string().nullable(),
      focus: focus.optional(),
      rows: z.array(z.strictObject({ title: text, sentence: text, page: pathName })),
    }),
    valuationPictureId: z.string().nullable(),
  }),
  list: z.strictObject({
    pageSize: z.int().min(1).max(48),
    place: text,
    /** Sold and rented homes stay in the list this long, and are shown to search engines this long. */
    goneShownDays: z.int().min(0),
  }),
  renovationDuties: z.array(renovationDuty),
  /** Which rows of the fact sheet show: per field, the conditions that must hold. */
  displayConditions: z.record(z.string(), conditionsSchema),
  /** Hosts whose virtual tours may be shown in a frame, beside the known video hosts. */
  tourHosts: z.array(z.string()),
});

export type Focus = z.infer<typeof focus>;
export type Settings = z.infer<typeof settingsSchema>;
export type Link = z.infer<typeof link>;
