import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

export type ListedPasskey = {
  id: string;
  credentialId: string;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
};

/** In the order in which they were added. */
export async function listPasskeys(database: Kysely<Database>, staffId: string): Promise<ListedPasskey[]> {
  return database
    .selectFrom('staff_passkey')
    .select(['id', 'credential_id as credentialId', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Undefined if the passkey is not known, or if the account of its owner was ended. */
export async function findPasskey(database: Kysely<Database>, credentialId: string) {
  return database
    .selectFrom('staff_passkey')
    .innerJoin('staff', 'staff.id', 'staff_passkey.staff_id')
    .select(['staff_passkey.id', 'staff_id as staffId', 'email', 'public_key as publicKey', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}
