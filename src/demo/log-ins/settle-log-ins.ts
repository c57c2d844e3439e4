import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { endOwnerLinks } from '#commands/owner/owner-link.ts';
import { endStaffLinks } from '#commands/staff/staff-link.ts';
import type { Database } from '#database/client.ts';
import { hashPassword } from '#login/engine/password-hash.ts';
import { findUnchangedLogIns, isDemoAgency, type UnchangedLogIn } from './unchanged-log-ins.ts';

export type ToldLogIn = { kind: 'owner' | 'staff'; email: string; password: string; isNew: boolean };

/** `told`: the addresses and passwords of people of the demo; `closed`: addresses that can no longer log in. */
type SettledLogIns = { told: ToldLogIn[]; closed: string[] };

/**
 * Sees to the log-ins of the demo's owners and staff at each start. At an address of this machine their passwords are
 * those of the source. In a public demo they get new ones, told once. If the site is no demo, nobody can log in as
 * them: the database may have been one before.
 */
export async function settleLogIns(
  database: Kysely<Database>,
  { demo, isLocal }: { demo: boolean; isLocal: boolean },
): Promise<SettledLogIns> {
  const unchanged = await findUnchangedLogIns(database);
  if (demo && isLocal) {
    const told = (await isDemoAgency(database)) ? unchanged : [];
    return {
      told: told.map(({ kind, email, password }) => ({ kind, email, password, isNew: false })),
      closed: [],
    };
  }
  const settled: SettledLogIns = { told: [], closed: [] };
  for (const logIn of unchanged) {
    const { kind, email } = logIn;
    const password = demo ? randomBytes(12).toString('base64url') : undefined;
    // If several processes start at once, one of them changes it, and that one tells.
    if (!(await replacePassword(database, logIn, password))) continue;
    if (password) settled.told.push({ kind, email, password, isNew: true });
    else settled.closed.push(email);
  }
  return settled;
}

/** Without a password nobody can log in. All sessions and mailed links end. */
async function replacePassword(
  database: Kysely<Database>,
  { kind, id, hash }: UnchangedLogIn,
  password: string | undefined,
): Promise<boolean> {
  const replacement = password && (await hashPassword(password));
  const [passwords, sessions] = [sql.table(`${kind}_password`), sql.table(`${kind}_session`)];
  const own = sql`${sql.ref(`${kind}_id`)} = ${id}`;
  return database.transaction().execute(async (transaction) => {
    const change = replacement
      ? sql`update ${passwords} set password = ${replacement} where ${own} and password = ${hash} returning id`
      : sql`delete from ${passwords} where ${own} and password = ${hash} returning id`;
    const { rows } = await change.execute(transaction);
    if (rows.length === 0) return false;
    await sql`delete from ${sessions} where ${own}`.execute(transaction);
    await (kind === 'owner' ? endOwnerLinks : endStaffLinks)(transaction, id);
    return true;
  });
}
