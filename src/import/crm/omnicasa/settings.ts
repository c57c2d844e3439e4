import { z } from 'zod';
import { webAddressSchema } from '#domain/address/web-address-schema.ts';
import { languages } from '#domain/language.ts';

export const omnicasaSettings = z.strictObject({
  customerName: z.string().min(1),
  customerPassword: z.string().min(1),
  officeId: z.coerce.number().int().positive().optional(),
  /** The languages of the agency's texts; all else is asked for in the first. */
  languages: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(/[\s,]+/) : given),
      z.array(z.enum(languages)).min(1),
    )
    .default(['nl', 'fr']),
  address: webAddressSchema.default('https://newapi.omnicasa.com/1.12/OmnicasaService.svc'),
});

export type OmnicasaSettings = z.infer<typeof omnicasaSettings>;

/** `LanguageId`. */
export const languageIds = { nl: 1, fr: 2, en: 3, de: 4 } as const;
