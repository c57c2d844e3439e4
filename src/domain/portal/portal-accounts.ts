import * as z from 'zod';
import { readWebhookAddress } from '#domain/address/webhook-address.ts';
import { isPropertyType } from '#domain/property/types.ts';

/** The address of one property at a portal, with `{id}` where its number stands. */
const listingAddress = z
  .string()
  .max(500)
  .refine(
    (text) =>
      /^https:\/\/[^/{]+\/[^{}]*\{id\}[^{}]*$/.test(text) &&
      readWebhookAddress(text.replace('{id}', '1')) !== undefined,
  );

const plainAddress = z.string().refine((text) => readWebhookAddress(text) !== undefined);

/** Reads 'house=21 penthouse=15': our types, or the types above them, with the portal's numbers. */
export function readTypeNumbers(text: string): Map<string, string> | undefined {
  const read = text
    .trim()
    .split(/[\s,;]+/)
    .map((each) => /^(\w+)=(\d{1,6})$/.exec(each) ?? []);
  if (!read.every(([, type]) => isPropertyType(type))) return undefined;
  return new Map(read.map(([, type = '', number = '']) => [type, number]));
}

const immoweb = z.strictObject({
  listingAddress,
  tokenAddress: plainAddress,
  clientId: z.string().min(1).max(200),
  clientSecret: z.string().min(1).max(500),
});

const immotop = z.strictObject({
  listingAddress,
  user: z.string().min(1).max(200),
  password: z.string().min(1).max(500),
  // It is sent in a header.
  sourceCode: z.string().regex(/^[\x21-\x7e]{1,200}$/),
  agencyName: z.string().min(1).max(200),
  agencyEmail: z.email().max(200),
  typeNumbers: z
    .string()
    .max(1000)
    .refine((text) => readTypeNumbers(text) !== undefined),
});

export type ImmowebAccount = z.infer<typeof immoweb>;
export type ImmotopAccount = z.infer<typeof immotop>;

/** The account settings of portals that each property is sent to; `secrets` are kept encrypted. */
const accounts = {
  immoweb: { name: 'Immoweb', settings: immoweb, secrets: ['clientSecret'] },
  immotop: { name: 'immotop.lu', settings: immotop, secrets: ['password'] },
} as const;

export type PortalAccount = { name: string; settings: z.ZodType; secrets: readonly string[] };

/** Undefined for a format that portals fetch. */
export function findPortalAccount(format: string): PortalAccount | undefined {
  return Object.hasOwn(accounts, format) ? accounts[format as keyof typeof accounts] : undefined;
}
