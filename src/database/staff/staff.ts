import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff/rights.ts';

export type StaffRow = {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  agentId: number | null;
  /** True if the log-in asks for a code. */
  hasCode: boolean;
  /** True if there is a passkey, which opens the office at once; the password then needs a code as well. */
  hasPasskey: boolean;
  endedAt: Date | null;
};

const columns = [
  'id',
  'name',
  'email',
  'role',
  'language',
  'agent_id as agentId',
  'two_factor_enabled as hasCode',
  'ended_at as endedAt',
] as const;

const hasPasskey = sql<boolean>`exists (select from staff_passkey where staff_id = staff.id)`.as(
  'hasPasskey',
);

/** By id, or by address in any case; includes ended accounts. */
export async function findStaff(
  database: Kysely<Database>,
  by: { id: string } | { email: string },
): Promise<StaffRow | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['email', by.email.toLowerCase()] as const);
  const row = await database
    .selectFrom('staff')
    .select(columns)
    .select(hasPasskey)
    .where(column, '=', value)
    .executeTakeFirst();
  return row as StaffRow | undefined;
}

export type ListedStaff = StaffRow & { hasPassword: boolean; lastLogInAt: Date | null };

/** By name; ended accounts last. */
export async function listStaff(database: Kysely<Database>): Promise<ListedStaff[]> {
  const rows = await database
    .selectFrom('staff')
    .select(columns)
    .select(hasPasskey)
    .select(['last_log_in_at as lastLogInAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('staff_password').select('id').whereRef('staff_password.staff_id', '=', 'staff.id'),
      ).as('hasPassword'),
    )
    .orderBy((each) => each('ended_at', 'is not', null))
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows as ListedStaff[];
}

/** Undefined if no password was chosen yet. */
export async function findStaffPasswordHash(
  database: Kysely<Database>,
  staffId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('staff_password')
    .select('password')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return row?.password ?? undefined;
}
