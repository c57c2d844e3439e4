import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { OwnerRow } from '#database/owner/owners.ts';
import { endOwnerLinks } from './owner-link.ts';

/** Ends all sessions and mailed links of an owner. The password stays. */
export async function logOutOwner(by: By, { id }: Pick<OwnerRow, 'id'>): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    await endAccess(transaction, id);
    await audit(transaction, by, 'owner.end-sessions', `owner:${id}`);
  });
}

/**
 * Keeps an owner from logging in and from getting a new password until `enableOwner`. False if the owner was already
 * disabled.
 */
export async function disableOwner(by: By, owner: Pick<OwnerRow, 'id'>): Promise<boolean> {
  return setDisabled(by, owner, true);
}

/** False if the owner was not disabled. */
export async function enableOwner(by: By, owner: Pick<OwnerRow, 'id'>): Promise<boolean> {
  return setDisabled(by, owner, false);
}

async function setDisabled(by: By, { id }: Pick<OwnerRow, 'id'>, isDisabled: boolean): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('owner')
      .set({ disabled_at: isDisabled ? by.now : null, updated_at: by.now })
      .where('id', '=', id)
      .where('disabled_at', isDisabled ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // Also when access is given back: a log-in that was running meanwhile may have left a session.
    await endAccess(transaction, id);
    await audit(transaction, by, isDisabled ? 'owner.disable' : 'owner.enable', `owner:${id}`);
    return true;
  });
}

async function endAccess(transaction: Transaction<Database>, id: string): Promise<void> {
  await transaction.deleteFrom('owner_session').where('owner_id', '=', id).execute();
  await endOwnerLinks(transaction, id);
}
