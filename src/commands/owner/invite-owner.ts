import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { findOwner, findPasswordHash, type OwnerRow } from '#database/owner/owners.ts';
import type { Language } from '#domain/language.ts';
import type { Jobs } from '#jobs/queue.ts';
import { sendPasswordLink } from './send-password-link.ts';

/**
 * Links properties to the owner with this address, adding the owner if needed, and mails a link to choose a password to
 * an owner without one. If the address was never confirmed, the password is removed and the name and language are
 * replaced: they may be a stranger's. 'disabled': no mail was sent, because the owner may not log in.
 */
export async function inviteOwner(
  { jobs, ...by }: By & { jobs: Pick<Jobs, 'enqueue'> },
  given: { email: string; name: string; language: Language; propertyIds: readonly number[] },
): Promise<'invited' | 'linked' | 'disabled'> {
  const { name, language, propertyIds } = given;
  const { database, now } = by;
  const email = given.email.toLowerCase();
  return database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('owner')
      .values({ email, name, language, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('email')
          .doUpdateSet({ name, language, updated_at: now })
          .where(sql<boolean>`not owner.email_verified`),
      )
      .execute();
    const owner = await findOwner(transaction, { email });
    if (!owner) throw new Error('The added owner was removed meanwhile.');
    if (!owner.email_verified) {
      await transaction.deleteFrom('owner_password').where('owner_id', '=', owner.id).execute();
    }
    await addLinks(transaction, owner, propertyIds);
    await audit(transaction, by, 'owner.invite', `owner:${owner.id}`);
    if (owner.disabled_at) return 'disabled';
    if (await findPasswordHash(transaction, owner.id)) return 'linked';
    await sendPasswordLink(transaction, { jobs, now }, owner, 'owner-invitation');
    return 'invited';
  });
}

/** Linked properties can be seen in the owner's portal. */
export async function linkOwner(
  by: By,
  owner: Pick<OwnerRow, 'id'>,
  propertyIds: readonly number[],
): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    await addLinks(transaction, owner, propertyIds);
    await audit(transaction, by, 'owner.link', `owner:${owner.id}`);
  });
}

async function addLinks(
  transaction: Transaction<Database>,
  { id }: Pick<OwnerRow, 'id'>,
  propertyIds: readonly number[],
): Promise<void> {
  if (propertyIds.length === 0) return;
  await transaction
    .insertInto('property_owner')
    .values(propertyIds.map((property_id) => ({ owner_id: id, property_id })))
    .onConflict((conflict) => conflict.columns(['owner_id', 'property_id']).doNothing())
    .execute();
}

/** Gives how many properties were unlinked. */
export async function unlinkOwner(
  by: By,
  { id }: Pick<OwnerRow, 'id'>,
  propertyIds: readonly number[],
): Promise<number> {
  return by.database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('property_owner')
      .where('owner_id', '=', id)
      .where('property_id', 'in', propertyIds)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await audit(transaction, by, 'owner.unlink', `owner:${id}`);
    return Number(numDeletedRows);
  });
}
