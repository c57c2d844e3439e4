import type { Kysely } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { findOwner, type OwnerRow } from '#database/owner/owners.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { askOwnerEmail, tellOwnerExists } from './ask-owner-email.ts';
import { findOwnerLink, takeOwnerLink } from './owner-link.ts';

type Tools = { database: Kysely<Database>; jobs: Pick<Jobs, 'enqueue'>; now: Date };

/**
 * Mails the new address to confirm it; until then the old one stays. If the new one has an account already, the mail
 * only says so.
 */
export async function askNewEmail(
  { database, jobs, now }: Tools,
  owner: Pick<OwnerRow, 'id' | 'language'>,
  newEmail: string,
): Promise<void> {
  const email = newEmail.toLowerCase();
  await database.transaction().execute(async (transaction) => {
    const other = await findOwner(transaction, { email });
    if (other) await tellOwnerExists(transaction, { jobs, now }, other);
    else await askOwnerEmail(transaction, { jobs, now }, owner, email);
  });
}

/**
 * Makes the address to which the link was sent the owner's confirmed address, and tells the old one. False if the link
 * is no longer valid, or somebody else has that address by now.
 */
export async function confirmOwnerEmail({ database, jobs, now }: Tools, token: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const link = await findOwnerLink(transaction, 'confirm-email', token, now);
    if (!link || !(await takeOwnerLink(transaction, 'confirm-email', token, link.owner.id))) return false;
    const { owner, email } = link;
    const holder = await findOwner(transaction, { email });
    if (holder && holder.id !== owner.id) return false;
    await transaction
      .updateTable('owner')
      .set({ email, email_verified: true, updated_at: now })
      .where('id', '=', owner.id)
      .execute();
    const who = `owner:${owner.id}`;
    const action = owner.email === email ? 'owner.confirm' : 'owner.email';
    await audit(transaction, { now, actor: who }, action, who);
    if (owner.email !== email) {
      await queueMail(transaction, jobs, {
        template: 'owner-email-changed',
        language: owner.language,
        recipient: owner.email,
        now,
        data: { name: owner.name, email },
      });
    }
    return true;
  });
}
