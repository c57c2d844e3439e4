import type { Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { StaffRow } from '#database/staff/staff.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import type { Mailing } from './send-staff-link.ts';
import { endStaffLinks } from './staff-link.ts';

/**
 * Ends all mailed links and all sessions but `keptSession`, and mails the person about it unless it is the first
 * password.
 */
export async function setStaffPassword(
  transaction: Transaction<Database>,
  { jobs, officeUrl, now }: Mailing,
  { id, name, email, language }: Pick<StaffRow, 'id' | 'name' | 'email' | 'language'>,
  { passwordHash, keptSession }: { passwordHash: string; keptSession?: string },
): Promise<void> {
  const changed = await transaction
    .updateTable('staff_password')
    .set({ password: passwordHash, updated_at: now })
    .where('staff_id', '=', id)
    .returning('id')
    .executeTakeFirst();
  let sessions = transaction.deleteFrom('staff_session').where('staff_id', '=', id);
  if (keptSession) sessions = sessions.where('id', '<>', keptSession);
  await sessions.execute();
  await endStaffLinks(transaction, id);
  await audit(transaction, { now, actor: `staff:${id}` }, 'staff.password', `staff:${id}`);
  if (changed) {
    const data = { name, link: `${officeUrl}/office/forgotten/` };
    await queueMail(transaction, jobs, {
      template: 'staff-password-changed',
      language,
      recipient: email,
      now,
      data,
    });
    return;
  }
  await transaction
    .insertInto('staff_password')
    .values({ staff_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
    .execute();
}
