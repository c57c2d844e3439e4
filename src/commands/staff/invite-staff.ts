import { audit, type By } from '#commands/audit.ts';
import { findStaff } from '#database/staff/staff.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff/rights.ts';
import { type Mailing, sendStaffLink } from './send-staff-link.ts';

type Invited = { outcome: 'invited'; id: string; link: string } | { outcome: 'taken' };

/**
 * Mails a link to choose the first password. A person who was invited before, or whose account was ended, gets a new
 * link, role, name and language; the earlier link ends. 'taken': the address has an account with a password.
 */
export async function inviteStaff(
  { database, now, actor, ...mailing }: By & Omit<Mailing, 'now'>,
  given: { name: string; email: string; role: Role; language: Language },
): Promise<Invited> {
  const { name, role, language } = given;
  const email = given.email.toLowerCase();
  return database.transaction().execute(async (transaction): Promise<Invited> => {
    const values = { name, role, language, ended_at: null, updated_at: now };
    const { id } = await transaction
      .insertInto('staff')
      .values({ ...values, email, created_at: now })
      // Locks the row: of two simultaneous invitations, the second link is valid.
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const hasPassword = await transaction
      .selectFrom('staff_password')
      .select('id')
      .where('staff_id', '=', id)
      .executeTakeFirst();
    if (hasPassword) return { outcome: 'taken' };
    await transaction.updateTable('staff').set(values).where('id', '=', id).execute();
    // A session may have been written by a log-in that ran while the account was ended.
    await transaction.deleteFrom('staff_session').where('staff_id', '=', id).execute();
    const staff = await findStaff(transaction, { id });
    if (!staff) throw new Error('The invited person was removed meanwhile.');
    const link = await sendStaffLink(transaction, { ...mailing, now }, staff, 'staff-invitation');
    await audit(transaction, { now, actor }, `staff.invite ${role}`, `staff:${id}`);
    return { outcome: 'invited', id, link };
  });
}
