import { z } from 'zod';
import { webAddressSchema } from '#domain/address/web-address-schema.ts';
import { languages } from '#domain/language.ts';
import { countryIds, regions } from '#domain/place/region.ts';
import { conditionsSchema } from '#domain/property/display-condition.ts';
import { energyLabels } from '#domain/property/energy-label.ts';
import {
  address,
  clock,
  link,
  pathName,
  pictureId,
  publicationStatus,
  richText,
  text,
} from '#site/schema-parts.ts';
import { rule } from '#site/site-problem.ts';
import { districtsSchema } from './districts-schema.ts';
import { personQuestionsSchema } from './person-questions-schema.ts';
import { promisesSchema } from './promises-schema.ts';
import { publicStyle } from './public-style.ts';
import { ofLaw, purchaseCostsSchema, rentDepositsSchema, tenantFeesSchema } from './purchase-cost-schema.ts';
import { tenantFees } from './rent-rules.ts';
import { retentionSchema } from './retention-schema.ts';
import { themeSchema } from './theme-schema.ts';

/** Which side of the header something stands on. */
const side = z.enum(['left', 'center', 'right']);

/** `link`: a path of this site, another site, tel: or mailto:, per language; or `page`, a screen. */
const topBarItem = z.strictObject({
  label: text,
  link: z.partialRecord(z.enum(languages), address).optional(),
  page: pathName.optional(),
  icon: z.enum(['phone', 'mail', 'pin', 'clock', 'user']).optional(),
  color: z.enum(['ink', 'ink-2', 'brick']).default('ink-2'),
  status: publicationStatus,
});

/**
 * Its host goes into the content security policy of the map. The host of a URL may have a semicolon, which would end
 * a directive.
 */
const secureAddress = z.url({ protocol: /^https$/, hostname: /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/ });

const host = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'is not a host');

const shownText = z.strictObject({ public: z.boolean().default(true), text });

/** `holds`: what the product fills in by itself, either the mark with the tagline or the first office. */
const footerColumn = z.strictObject({
  span: z.int().min(1).max(12).default(2),
  holds: z.enum(['agency', 'office']).optional(),
  title: shownText.optional(),
  introText: shownText.optional(),
  fullText: z.strictObject({ public: z.boolean().default(true), text: richText }).optional(),
  images: z
    .array(z.strictObject({ pictureId, alt: text.default({}), link: address.optional() }))
    .max(6)
    .default([]),
  links: z.array(link).max(20).default([]),
});

/** The rules for appointments at properties. */
const visits = z.strictObject({
  /** When a visitor can ask to come, if the property has no slots of its own. */
  dayParts: z
    .array(
      z
        .strictObject({ from: clock, to: clock })
        .refine(({ from, to }) => from < to, rule('ENDS_EARLY', 'ends before it begins')),
    )
    .min(1)
    .max(6),
  /** How many confirmed appointments fill a part of an agent's day. */
  mostInPart: z.int().min(1).max(50),
  /**
   * The least monthly income of a household that rents, in months of rent; null: nothing is asked. To ask for it before
   * an appointment is more than is needed then, and may discriminate.
   */
  incomeInRents: z.number().min(1).max(10).nullable(),
  /** How many people may live in a property for each of its bedrooms; null: it is not said. */
  personsPerBedroom: z.number().min(1).max(5).nullable(),
});

/** Which duty to renovate holds for a property that is transferred on a day from `from` to `until`. */
const renovationDuty = z.strictObject({
  region: z.enum(regions),
  labels: z.array(z.enum(energyLabels)),
  from: z.iso.date(),
  until: z.iso.date().optional(),
  targetLabel: z.enum(energyLabels),
  years: z.int().positive(),
  ...ofLaw,
});

/**
 * The number by which a third-party service knows the site; null: the service is not used and nothing of it is
 * loaded.
 */
const serviceId = (pattern: RegExp) => z.string().regex(pattern, 'is not an id of this service').nullable();

/** The sections of the settings: everything that makes this site its own. */
const sections = z.strictObject({
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
    /** Empty if the agency is exempt from VAT. */
    vatNumber: z.string().default(''),
    /**
     * Stands before the registration number, such as 'Vastgoedmakelaar-syndicus BIV'. Empty: the title of a
     * broker.
     */
    professionalTitle: text.default({}),
    registrationNumber: z.string(),
    /** The register of legal entities with its court: 'RPR Gent, afdeling Gent' (companies code 2:20). */
    register: text.default({}),
    thirdPartyAccount: z.string(),
    insurer: text,
    authority: text,
    /** One address, or one for each language. */
    codeOfConduct: z.union([webAddressSchema, z.partialRecord(z.enum(languages), webAddressSchema)]),
    /** Where the agency is found elsewhere: its pages on social networks. */
    sameAs: z.array(webAddressSchema).max(10).default([]),
  }),
  languages: z
    .array(z.strictObject({ code: z.enum(languages), inUse: z.boolean() }))
    .refine(
      (list) => list.some(({ inUse }) => inUse),
      rule('LANGUAGE_NONE', 'one language at least must be in use'),
    )
    .refine(
      (list) => new Set(list.map(({ code }) => code)).size === list.length,
      rule('LANGUAGE_TWICE', 'names a language twice'),
    ),
  defaultLanguage: z.enum(languages),
  theme: themeSchema,
  topBar: z.strictObject({
    shown: z.boolean(),
    left: z.array(topBarItem).max(6),
    right: z.array(topBarItem).max(6),
  }),
  header: z.strictObject({
    /**
     * Without a picture the logo is the name, beside the gable if `icon` says so. `onDarkPictureId`: for use on a
     * photograph and in the footer. `iconPictureId`: in the tab of a browser and on home screens; without it the logo
     * is used there, or what `icon` says if there is no logo or it is too long for a square.
     */
    logo: z.strictObject({
      position: side,
      pictureId: pictureId.nullable(),
      onDarkPictureId: pictureId.nullable().default(null),
      iconPictureId: pictureId.nullable().default(null),
      icon: z.enum(['letter', 'gable']).default('letter'),
    }),
    menu: z.strictObject({ position: side }),
    languageSwitch: z.strictObject({ position: side }),
    freeValuation: z.boolean(),
    /** Whether the menu has an entry for the home page. */
    showHome: z.boolean(),
  }),
  footer: z.strictObject({
    columns: z.array(footerColumn).max(6),
    /** After '© year'; without it the name of the agency. */
    copyright: text,
  }),
  siteInfo: z.strictObject({
    googleAnalyticsId: serviceId(/^G-[A-Z0-9]{4,20}$/),
    googleAdsId: serviceId(/^AW-[0-9]{4,20}$/),
    googleTagManagerId: serviceId(/^GTM-[A-Z0-9]{4,20}$/),
    facebookPixelId: serviceId(/^[0-9]{5,20}$/),
  }),
  /** What the agency asks for its work, VAT included (Code of economic law VI.3 and VI.4). Empty: it is not said. */
  tariffs: z.strictObject({ selling: text.default({}), letting: text.default({}) }).prefault({}),
  /** What only the agency knows of itself. */
  figures: z.strictObject({
    soldTotal: z.int().min(0).nullable(),
    score: z.strictObject({ value: z.number(), outOf: z.int(), clients: z.int() }).nullable(),
    /**
     * Whether and how the agency makes sure that reviews come from its clients. Without it no score is shown (Code of
     * economic law VI.99 § 6).
     */
    reviewNotice: text.default({}),
  }),
  list: z.strictObject({
    pageSize: z.int().min(1).max(48),
    /** No longer read: the title of a list comes from the search. Earlier versions stored it. */
    place: text.optional(),
    /** Sold and rented properties stay in the list this long, and are shown to search engines this long. */
    goneShownDays: z.int().min(0),
  }),
  districts: districtsSchema,
  /** The source of the streets that a visitor may ask for: `pmtiles`, else `styleUrl`, else none. */
  map: z.strictObject({
    /** The address of a style for MapLibre. */
    styleUrl: secureAddress.nullable().default(publicStyle),
    /** The address of a file of vector tiles with the layers of Protomaps. */
    pmtiles: secureAddress.nullable().default(null),
    /** The hosts from which the style loads, besides its own. */
    hosts: z.array(host).max(10).default([]),
    attribution: text.default({}),
  }),
  renovationDuties: z.array(renovationDuty),
  purchaseCosts: purchaseCostsSchema,
  /** What stands below the price of a property that is for sale (docs/decisions/037). */
  priceDetails: z
    .strictObject({
      /**
       * What the loan on the page of purchase costs would cost a month. Never to be shown if a lender pays the agency:
       * an advertisement for credit names the lender and the annual percentage rate (Code of economic law VII.124).
       */
      monthlyPayment: z.boolean().default(false),
      priceHistory: z.boolean().default(false),
      onlineSince: z.boolean().default(false),
    })
    .prefault({}),
  rentDeposits: rentDepositsSchema,
  tenantFees: tenantFeesSchema.default(tenantFees),
  visits,
  personQuestions: personQuestionsSchema,
  owners: z.strictObject({
    /**
     * Whether owners see at once that somebody asked about their property; else each request has to be published.
     */
    seeRequests: z.boolean(),
  }),
  promises: promisesSchema,
  mail: z
    .strictObject({
      /** How many mails the server allows in each minute of the clock; null: as many as it takes. */
      mostPerMinute: z.int().min(1).max(10_000).nullable().default(null),
    })
    .prefault({}),
  retention: retentionSchema,
  privacy: z
    .strictObject({
      /**
       * Companies that handle data for the agency, such as the hosts of its site and its mail: the privacy page names
       * them beside the services that the settings and the properties bring along. `transfer`: to where data leaves the
       * European Economic Area, and on what ground; empty: it does not.
       */
      processors: z
        .array(z.strictObject({ name: z.string().min(1).max(200), what: text, transfer: text.default({}) }))
        .max(20)
        .default([]),
    })
    .prefault({}),
  /** Which rows of the fact sheet show: per field, the conditions that must hold. */
  displayConditions: z.record(z.string(), conditionsSchema),
  /** Hosts whose virtual tours may be shown in a frame, beside the known video hosts. */
  tourHosts: z.array(host),
  /** Hosts besides this one from which the file of a film may be played, once the visitor agreed. */
  filmHosts: z.array(host).max(10).default([]),
  /**
   * The addresses or networks from which the agency itself looks at its properties: such views are not counted.
   */
  ownNetworks: z
    .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'is no network such as 192.0.2.0/24'))
    .max(20),
});

/** The settings of one agency. Kept as one document, validated as a whole. */
export const settingsSchema = sections.superRefine(({ languages, defaultLanguage }, context) => {
  if (languages.some(({ code, inUse }) => code === defaultLanguage && inUse)) return;
  context.addIssue({
    code: 'custom',
    path: ['defaultLanguage'],
    ...rule('LANGUAGE_UNUSED', `'${defaultLanguage}' is not in use: 'languages' says which are`),
  });
});

export type Settings = z.infer<typeof settingsSchema>;
export type TopBarItem = z.infer<typeof topBarItem>;
export type FooterColumnSettings = z.infer<typeof footerColumn>;
