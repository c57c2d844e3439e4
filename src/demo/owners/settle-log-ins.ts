import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { endOwnerLinks } from '#commands/owner/owner-link.ts';
import type { Database } from '#database/client.ts';
import { hashPassword } from '#login/engine/password-hash.ts';
import { findStandingLogIns, isDemoAgency, type StandingLogIn } from './standing-log-ins.ts';

/** `told`: with which addresses and passwords owners of the demo log in; `closed`: who no longer can. */
export type SettledLogIns = {
  told: { email: string; password: string; isNew: boolean }[];
  closed: string[];
};

/**
 * Sees to the owners of the demo at each start. At an address of this machine their passwords are those of the source.
 * In a public demo they get new ones, told once. Where the site is no demo, nobody logs in as them: the database may
 * have been one before.
 */
export async function settleLogIns(
  database: Kysely<Database>,
  { demo, isLocal }: { demo: boolean; isLocal: boolean },
): Promise<SettledLogIns> {
  const standing = await findStandingLogIns(database);
  if (demo && isLocal) {
    const told = (await isDemoAgency(database)) ? standing : [];
    return { told: told.map(({ email, password }) => ({ email, password, isNew: false })), closed: [] };
  }
  const settled: SettledLogIns = { told: [], closed: [] };
  for (const logIn of standing) {
    const password = demo ? randomBytes(12).toString('base64url') : undefined;
    // Of several processes that start at once one changes it, and that one tells.
    if (!(await replacePassword(database, logIn, password))) continue;
    if (password) settled.told.push({ email: logIn.email, password, isNew: true });
    else settled.closed.push(logIn.email);
  }
  return settled;
}

/** Without a password nobody can log in. All sessions and mailed links end. */
async function replacePassword(
  database: Kysely<Database>,
  { ownerId, hash }: StandingLogIn,
  password: string | undefined,
): Promise<boolean> {
  const replacement = password && (await hashPassword(password));
  return database.transaction().execute(async (transaction) => {
    const isReplaced = replacement
      ? await transaction
          .updateTable('owner_password')
          .set({ password: replacement })
          .where('owner_id', '=', ownerId)
          .where('password', '=', hash)
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .deleteFrom('owner_password')
          .where('owner_id', '=', ownerId)
          .where('password', '=', hash)
          .returning('id')
          .executeTakeFirst();
    if (!isReplaced) return false;
    await transaction.deleteFrom('owner_session').where('owner_id', '=', ownerId).execute();
    await endOwnerLinks(transaction, ownerId);
    return true;
  });
}
