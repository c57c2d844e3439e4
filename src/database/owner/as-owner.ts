import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { can, type Role } from '#domain/staff/rights.ts';

/**
 * An owner, and the member of staff who views their portal. Undefined once either of them, the session or the right is
 * gone.
 */
export async function findOwnerAndStaff(
  database: Kysely<Database>,
  { ownerId, staffSessionId, now }: { ownerId: string; staffSessionId: string; now: Date },
) {
  const found = await database
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .innerJoin('owner', (join) => join.on('owner.id', '=', ownerId))
    .where('staff_session.id', '=', staffSessionId)
    .where('staff_session.expires_at', '>', now)
    .where('staff.ended_at', 'is', null)
    .select(['owner.id', 'owner.name', 'owner.email', 'owner.language', 'staff.id as staff_id'])
    .select((expression) => expression.ref('staff.role').$castTo<Role>().as('role'))
    .executeTakeFirst();
  return found && can(found.role, 'owners.read') ? found : undefined;
}
