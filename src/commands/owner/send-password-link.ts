import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { OwnerRow } from '#database/owner/owners.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { href } from '#site/paths/paths.ts';
import { addOwnerLink } from './owner-link.ts';

/** How long a link is valid: one that was asked for, and one in an invitation. */
const hours = { 'owner-password': 2, 'owner-invitation': 7 * 24 };

/**
 * For an owner who asked for it, or as an invitation. A stranger may have typed the name of an address that was never
 * confirmed: such a mail leaves the name out, except an invitation, which brings its own.
 */
export async function sendPasswordLink(
  transaction: Transaction<Database>,
  { jobs, now }: { jobs: Pick<Jobs, 'enqueue'>; now: Date },
  owner: Pick<OwnerRow, 'id' | 'name' | 'email' | 'email_verified' | 'language'>,
  template: 'owner-password' | 'owner-invitation',
): Promise<void> {
  const { id, email, email_verified, language } = owner;
  const name = email_verified || template === 'owner-invitation' ? owner.name : '';
  const about = { ownerId: id, email };
  const token = await addOwnerLink(transaction, 'choose-password', about, { now, hours: hours[template] });
  await queueMail(transaction, jobs, {
    template,
    language,
    recipient: email,
    now,
    data: { name, choosePath: `${href(language, 'choosePassword')}?token=${token}` },
  });
}
