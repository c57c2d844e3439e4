import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff/rights.ts';
import { endStaffLinks } from './staff-link.ts';

export type StaffChanged = 'changed' | 'last administrator' | 'not there';

/** The particulars that an administrator may change. They apply from that person's next request. */
export async function changeStaff(
  by: By,
  id: string,
  { name, role, language, agentId }: { name: string; role: Role; language: Language; agentId: number | null },
): Promise<StaffChanged> {
  return by.database.transaction().execute(async (transaction) => {
    if (role !== 'admin' && (await isLastAdmin(transaction, id))) return 'last administrator';
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ name, role, language, agent_id: agentId, updated_at: by.now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'not there';
    await audit(transaction, by, `staff.change ${role}`, `staff:${id}`);
    return 'changed';
  });
}

/** The particulars that everybody may change for themselves. */
export async function changeOwnDetails(
  { database, now, actor }: By,
  id: string,
  { name, language }: { name: string; language: Language },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('staff')
      .set({ name, language, updated_at: now })
      .where('id', '=', id)
      .execute();
    await audit(transaction, { now, actor }, 'staff.details', `staff:${id}`);
  });
}

/** Ends an account, with its sessions, links and unsent answers. An invitation opens it again. */
export async function endStaff(by: By, id: string): Promise<StaffChanged> {
  return by.database.transaction().execute(async (transaction) => {
    if (await isLastAdmin(transaction, id)) return 'last administrator';
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ ended_at: by.now, updated_at: by.now, two_factor_enabled: false })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'not there';
    const theirs = [
      'staff_password',
      'staff_two_factor',
      'staff_passkey',
      'staff_session',
      'lead_draft',
    ] as const;
    for (const table of theirs) await transaction.deleteFrom(table).where('staff_id', '=', id).execute();
    await endStaffLinks(transaction, id);
    await audit(transaction, by, 'staff.end', `staff:${id}`);
    return 'changed';
  });
}

/** Removes code and passkeys of somebody who lost the devices; the next log-in sets up new ones. */
export async function forgetCode(by: By, id: string): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    for (const table of ['staff_two_factor', 'staff_passkey'] as const)
      await transaction.deleteFrom(table).where('staff_id', '=', id).execute();
    await transaction
      .updateTable('staff')
      .set({ two_factor_enabled: false, updated_at: by.now })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('staff_session').where('staff_id', '=', id).execute();
    await audit(transaction, by, 'staff.forget-code', `staff:${id}`);
  });
}

/**
 * Locks all administrators: if two end each other at once, one stays. An administrator without a password, who was only
 * invited, does not count.
 */
async function isLastAdmin(transaction: Transaction<Database>, id: string): Promise<boolean> {
  const admins = await transaction
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'admin')
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (!admins.some((admin) => admin.id === id)) return false;
  const others = admins.filter((admin) => admin.id !== id).map((admin) => admin.id);
  if (others.length === 0) return true;
  const able = await transaction
    .selectFrom('staff_password')
    .select('staff_id')
    .where('staff_id', 'in', others)
    .executeTakeFirst();
  return !able;
}
