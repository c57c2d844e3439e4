import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

/** With or without a password. */
export type OwnerRow = {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  language: Language;
  /** Since when the agency has blocked the account. */
  disabled_at: Date | null;
};

/** By id, or by address in any case. */
export async function findOwner(
  database: Kysely<Database>,
  by: { id: string } | { email: string },
): Promise<OwnerRow | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['email', by.email.toLowerCase()] as const);
  const row = await database
    .selectFrom('owner')
    .select(['id', 'name', 'email', 'email_verified', 'language', 'disabled_at'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row && { ...row, language: row.language as Language };
}

/** Undefined if no password was chosen yet. */
export async function findPasswordHash(
  database: Kysely<Database>,
  ownerId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('owner_password')
    .select('password')
    .where('owner_id', '=', ownerId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? undefined;
}

/** The first phone number of an owner of the property; empty if none left one. */
export async function findOwnerPhone(database: Kysely<Database>, propertyId: number): Promise<string> {
  const row = await database
    .selectFrom('property_owner')
    .innerJoin('owner', 'owner.id', 'property_owner.owner_id')
    .select('owner.phone')
    .where('property_id', '=', propertyId)
    .where('owner.phone', '<>', '')
    .orderBy('owner.id')
    .executeTakeFirst();
  return row?.phone ?? '';
}
