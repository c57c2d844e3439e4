import { z } from 'zod';
import { typedPhone } from '#domain/person/phone.ts';
import { countryIds } from '#domain/place/region.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import { type OpeningHours, weekdays } from '#domain/time/opening-hours.ts';
import { clock, pictureId, text } from '#site/schema-parts.ts';

const line = z.string().transform(typedLine);
const phone = line.pipe(z.string().regex(typedPhone, 'is not a phone number'));
const email = line.pipe(z.email());

const someText = text.refine((words) => Object.values(words).some((each) => each.trim() !== ''), {
  message: 'must be there in one language at least',
});

const hours = z
  .strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, 'closes before it opens') satisfies z.ZodType<OpeningHours>;

const office = z.strictObject({
  name: someText,
  street: z.string().min(1),
  houseNumber: z.string().min(1),
  postalCode: line.pipe(z.string().regex(/^\d{4}$/, 'is no postal code of four digits')),
  city: someText,
  countryId: z.literal(Object.values(countryIds)).optional(),
  phone,
  email,
  hours: z.array(hours).max(21).default([]),
  /** In words, if the hours alone do not say it: 'after 18:00 by appointment'. */
  openingHours: text.optional(),
  /** In degrees. Without it the office is not drawn on the map. */
  position: z
    .strictObject({ latitude: z.number().min(49).max(52), longitude: z.number().min(2).max(7) })
    .optional(),
  /** The photograph of its front. */
  pictureId: pictureId.optional(),
});

const member = z.strictObject({
  /** The number of the office in the list, from 1 on. */
  office: z.int().min(1).default(1),
  firstName: line.pipe(z.string().min(1)),
  lastName: line.pipe(z.string().min(1)),
  role: someText,
  phone,
  email,
  registrationNumber: z.string().min(1).optional(),
  pictureId: pictureId.optional(),
});

/** What a new agency says of itself. `settings`: sections, or fields of `agency`; those left out keep their default. */
export const newAgencySchema = z
  .strictObject({
    settings: z.looseObject({ agency: z.looseObject({}) }),
    /** The main one first. */
    offices: z.array(office).min(1).max(50),
    team: z.array(member).max(200).default([]),
  })
  .superRefine(({ offices, team }, context) => {
    for (const [index, { office }] of team.entries())
      if (office > offices.length)
        context.addIssue({
          code: 'custom',
          path: ['team', index, 'office'],
          message: `there are ${offices.length} offices only`,
        });
  });

export type NewAgency = z.infer<typeof newAgencySchema>;
