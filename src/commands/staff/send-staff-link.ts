import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { StaffRow } from '#database/staff/staff.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { addStaffLink, endStaffLinks } from './staff-link.ts';

/** What mails need to link to the office. `officeUrl`: without a slash at the end. */
export type Mailing = { jobs: Pick<Jobs, 'enqueue'>; officeUrl: string; now: Date };

/** How long a link is valid: one that was asked for, and one in an invitation. */
const links = {
  'staff-password': { hours: 2, path: 'forgotten' },
  'staff-invitation': { hours: 7 * 24, path: 'invited' },
} as const;

/** Mails a link to choose a password, and gives it. An invitation ends the links that were sent before. */
export async function sendStaffLink(
  transaction: Transaction<Database>,
  { jobs, officeUrl, now }: Mailing,
  staff: Pick<StaffRow, 'id' | 'name' | 'email' | 'language'>,
  template: keyof typeof links,
): Promise<string> {
  const { hours, path } = links[template];
  if (template === 'staff-invitation') await endStaffLinks(transaction, staff.id);
  const token = await addStaffLink(transaction, staff, { now, hours });
  const link = `${officeUrl}/office/${path}/${token}/`;
  const { name, email, language } = staff;
  await queueMail(transaction, jobs, { template, language, recipient: email, now, data: { name, link } });
  return link;
}
