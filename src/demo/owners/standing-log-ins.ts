import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { demoSettings } from '#demo/settings.ts';
import { verifyPassword } from '#login/engine/password-hash.ts';
import { demoOwners } from './people.ts';

type LogIn = { email: string; password: string };

/**
 * The accounts whose password is still the demo's; none once an agency has replaced the demo's particulars with its
 * own.
 */
export async function findStandingLogIns(database: Kysely<Database>): Promise<LogIn[]> {
  const settings = await findSettings(database);
  const { agency } = (settings ?? {}) as Partial<typeof demoSettings>;
  if (agency?.email !== demoSettings.agency.email) return [];
  const owners = Object.values(demoOwners);
  const stored = await database
    .selectFrom('owner')
    .innerJoin('owner_password', 'owner_password.owner_id', 'owner.id')
    .select(['owner.email', 'owner_password.password as hash'])
    .where(
      'owner.email',
      'in',
      owners.map(({ email }) => email),
    )
    .execute();
  const standing = await Promise.all(
    owners.map(async ({ email, password }) => {
      const hash = stored.find((row) => row.email === email)?.hash;
      return hash && (await verifyPassword({ hash, password })) ? [{ email, password }] : [];
    }),
  );
  return standing.flat();
}
