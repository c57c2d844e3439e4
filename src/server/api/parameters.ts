import * as z from 'zod';
import { largestId, parseId } from '#domain/address/id.ts';
import { regions } from '#domain/place/region.ts';
import { getField } from '#domain/property/fields.ts';
import { propertyTypes } from '#domain/property/types.ts';
import type { WrongParameter } from './problem.ts';

const mostAtOnce = 100;
const usualAtOnce = 50;

const typeKeys = propertyTypes.map(({ key }) => key);
const mostCents = (getField('priceCents') as { max: number }).max;

/** In the address it is text; `z.toJSONSchema` describes that text. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,15})$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const moment = z.iso
  .datetime({ offset: true, error: 'must be a moment such as 2026-11-24T08:00:00Z' })
  .transform((text) => new Date(text));

const cursor = z.string().refine((text) => parseId(text) !== undefined, 'must be the `next` of an answer');
const limit = wholeNumber(1, mostAtOnce).default(usualAtOnce);

export const listParameters = z.strictObject({
  updatedSince: moment.optional().describe('Only those written since'),
  cursor: cursor.optional().describe('The `next` of the previous answer'),
  limit: limit.describe('How many at most'),
});

export const propertyParameters = listParameters.extend({
  purpose: z.enum(['sale', 'rent']).optional(),
  type: z.enum(typeKeys).optional().describe('Itself and the types below it'),
  availability: z.enum(['open']).optional().describe('Only those that are not sold or rented'),
  region: z.enum(regions).optional(),
  postalCode: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits')
    .optional(),
  projectId: wholeNumber(1, largestId).optional(),
  minPriceCents: wholeNumber(0, mostCents).optional().describe('Properties with a hidden price are left out'),
  maxPriceCents: wholeNumber(0, mostCents).optional(),
  minBedrooms: wholeNumber(0, 200).optional(),
});

export const changeParameters = z.strictObject({
  after: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0).describe('The `next` of the previous answer'),
  limit,
});

/** Each known parameter, given once at most; else what is wrong with each. */
export function readParameters<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
): { given: z.output<Schema> } | { errors: WrongParameter[] } {
  const names = [...url.searchParams.keys()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) return { errors: [{ parameter: twice, detail: 'is given more than once' }] };
  const read = schema.safeParse(Object.fromEntries(url.searchParams));
  if (read.success) return { given: read.data };
  const errors = read.error.issues.flatMap((issue): WrongParameter[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((parameter) => ({ parameter, detail: 'is not known' }))
      : [{ parameter: String(issue.path[0]), detail: issue.message }],
  );
  return { errors };
}
