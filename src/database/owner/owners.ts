import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

/** An owner, whether there is a password yet or not. */
export type OwnerRow = {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  language: Language;
};

/** Takes an id or an address, in whatever letters; gives the owner. */
export async function findOwner(
  database: Kysely<Database>,
  by: { id: string } | { email: string },
): Promise<OwnerRow | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['email', by.email.toLowerCase()] as const);
  const row = await database
    .selectFrom('owner')
    .select(['id', 'name', 'email', 'email_verified', 'language'])
    .where(column, '=', value)
    .executeTakeFirst();
  return row && { ...row, language: row.language as Language };
}

/** Gives the hash of an owner's password, undefined where none was chosen yet. */
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
