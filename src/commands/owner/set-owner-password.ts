import type { Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { OwnerRow } from '#database/owner/owners.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { href } from '#site/paths/paths.ts';
import { endOwnerLinks } from './owner-link.ts';

/**
 * Ends all sessions and all mailed links of the owner, and mails the owner about it unless it is the first password.
 */
export async function setOwnerPassword(
  transaction: Transaction<Database>,
  { jobs, now }: { jobs: Pick<Jobs, 'enqueue'>; now: Date },
  { id, name, email, language }: Pick<OwnerRow, 'id' | 'name' | 'email' | 'language'>,
  passwordHash: string,
): Promise<void> {
  const changed = await transaction
    .updateTable('owner_password')
    .set({ password: passwordHash, updated_at: now })
    .where('owner_id', '=', id)
    .where('provider_id', '=', 'credential')
    .returning('id')
    .executeTakeFirst();
  await transaction.deleteFrom('owner_session').where('owner_id', '=', id).execute();
  await endOwnerLinks(transaction, id);
  await audit(transaction, { now, actor: `owner:${id}` }, 'owner.password', `owner:${id}`);
  if (changed) {
    await queueMail(transaction, jobs, {
      template: 'owner-password-changed',
      language,
      recipient: email,
      now,
      data: { name, passwordPath: href(language, 'forgottenPassword') },
    });
    return;
  }
  await transaction
    .insertInto('owner_password')
    .values({ owner_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
    .execute();
}
