import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findOwner } from '#database/owner/owners.ts';
import type { Language } from '#domain/language.ts';
import type { Jobs } from '#jobs/queue.ts';
import { askOwnerEmail, tellOwnerExists } from './ask-owner-email.ts';

/**
 * Stores a new owner and mails the address to confirm it; nobody can log in with it before that. An address that
 * already has an account only gets a mail about that; nothing changes.
 */
export async function registerOwner(
  { database, jobs, now }: { database: Kysely<Database>; jobs: Pick<Jobs, 'enqueue'>; now: Date },
  given: { name: string; email: string; language: Language; passwordHash: string },
): Promise<void> {
  const { name, language, passwordHash } = given;
  const email = given.email.toLowerCase();
  await database.transaction().execute(async (transaction) => {
    const added = await transaction
      .insertInto('owner')
      .values({ name, email, language, created_at: now })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) {
      const owner = await findOwner(transaction, { email });
      if (owner) await tellOwnerExists(transaction, { jobs, now }, owner);
      return;
    }
    const { id } = added;
    await transaction
      .insertInto('owner_password')
      .values({ owner_id: id, account_id: id, provider_id: 'credential', password: passwordHash })
      .execute();
    await askOwnerEmail(transaction, { jobs, now }, { id, language }, email);
  });
}
