import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { OwnerRow } from '#database/owner/owners.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { href } from '#site/paths/paths.ts';
import { addOwnerLink } from './owner-link.ts';

const confirmHours = 48;

type Tools = { jobs: Pick<Jobs, 'enqueue'>; now: Date };

/**
 * Mails a link by which an owner confirms the address. The mail leaves out the name, which anybody may have typed:
 * nobody has shown yet that the address is theirs.
 */
export async function askOwnerEmail(
  transaction: Transaction<Database>,
  { jobs, now }: Tools,
  { id, language }: Pick<OwnerRow, 'id' | 'language'>,
  email: string,
): Promise<void> {
  const about = { ownerId: id, email };
  const token = await addOwnerLink(transaction, 'confirm-email', about, { now, hours: confirmHours });
  await queueMail(transaction, jobs, {
    template: 'owner-confirm',
    language,
    recipient: email,
    now,
    data: { name: '', confirmPath: `${href(language, 'confirmEmail')}?token=${token}` },
  });
}

/** Tells the owner of an account that somebody tried to use its address as a new one. */
export async function tellOwnerExists(
  transaction: Transaction<Database>,
  { jobs, now }: Tools,
  owner: Pick<OwnerRow, 'name' | 'email' | 'email_verified' | 'language'>,
): Promise<void> {
  const { name, email, email_verified, language } = owner;
  await queueMail(transaction, jobs, {
    template: 'owner-exists',
    language,
    recipient: email,
    now,
    data: {
      name: email_verified ? name : '',
      loginPath: href(language, 'login'),
      passwordPath: href(language, 'forgottenPassword'),
    },
  });
}
