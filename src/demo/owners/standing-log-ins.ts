import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { demoSettings } from '#demo/settings.ts';
import { verifyPassword } from '#login/engine/password-hash.ts';
import { demoOwners } from './people.ts';

export type StandingLogIn = { ownerId: string; email: string; password: string; hash: string };

/** For everybody to read in the source. */
export const demoPasswords: ReadonlySet<string> = new Set(
  Object.values(demoOwners).map(({ password }) => password),
);

/** The accounts of the demo whose password is still that of the source. */
export async function findStandingLogIns(database: Kysely<Database>): Promise<StandingLogIn[]> {
  const owners = Object.values(demoOwners);
  const stored = await database
    .selectFrom('owner')
    .innerJoin('owner_password', 'owner_password.owner_id', 'owner.id')
    .select(['owner.id', 'owner.email', 'owner_password.password as hash'])
    .where(
      'owner.email',
      'in',
      owners.map(({ email }) => email),
    )
    .execute();
  const standing = await Promise.all(
    owners.map(async ({ email, password }) => {
      const { id: ownerId, hash } = stored.find((row) => row.email === email) ?? {};
      const isStanding = ownerId && hash && (await verifyPassword({ hash, password }));
      return isStanding ? [{ ownerId, email, password, hash }] : [];
    }),
  );
  return standing.flat();
}

/** Whether the agency is that of the demo: it has not replaced the demo's particulars with its own. */
export async function isDemoAgency(database: Kysely<Database>): Promise<boolean> {
  const { agency } = ((await findSettings(database)) ?? {}) as Partial<typeof demoSettings>;
  return agency?.email === demoSettings.agency.email;
}
