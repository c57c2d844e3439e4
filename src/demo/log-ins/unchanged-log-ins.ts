import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { demoOwners } from '#demo/owners/people.ts';
import { demoSettings } from '#demo/settings.ts';
import { demoStaff } from '#demo/staff.ts';
import { verifyPassword } from '#login/engine/password-hash.ts';

type Account = { kind: 'owner' | 'staff'; email: string; password: string };

export type UnchangedLogIn = Account & { id: string; hash: string };

const accounts: readonly Account[] = [
  ...Object.values(demoOwners).map(({ email, password }) => ({ kind: 'owner' as const, email, password })),
  ...Object.values(demoStaff).map(({ email, password }) => ({ kind: 'staff' as const, email, password })),
];

/** Everybody can read these in the source. */
export const demoPasswords: ReadonlySet<string> = new Set(accounts.map(({ password }) => password));

/** The accounts of the demo whose password is still that of the source. */
export async function findUnchangedLogIns(database: Kysely<Database>): Promise<UnchangedLogIn[]> {
  const emails = accounts.map(({ email }) => email);
  const { rows } = await sql<{ kind: string; email: string; id: string; hash: string | null }>`
    select 'owner' as kind, o.email, o.id, w.password as hash
      from owner o join owner_password w on w.owner_id = o.id where o.email = any(${emails})
    union all
    select 'staff', s.email, s.id, w.password
      from staff s join staff_password w on w.staff_id = s.id where s.email = any(${emails})`.execute(
    database,
  );
  const unchanged = await Promise.all(
    accounts.map(async (account) => {
      const { id, hash } =
        rows.find(({ kind, email }) => kind === account.kind && email === account.email) ?? {};
      const isUnchanged = id && hash && (await verifyPassword({ hash, password: account.password }));
      return isUnchanged ? [{ ...account, id, hash }] : [];
    }),
  );
  return unchanged.flat();
}

/** True if the agency is still that of the demo: it has not replaced the demo's particulars with its own. */
export async function isDemoAgency(database: Kysely<Database>): Promise<boolean> {
  const { agency } = ((await findSettings(database)) ?? {}) as Partial<typeof demoSettings>;
  return agency?.email === demoSettings.agency.email;
}
