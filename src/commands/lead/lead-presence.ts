import type { By } from '#commands/audit.ts';
import { staffOf } from './staff-of.ts';

/** An open answer reports itself every 20 seconds; after this silence its writer counts as gone. */
const presentMs = 50_000;

/** Notes that somebody is writing an answer. A writer who comes back after having gone begins anew. */
export async function noteAnswering(by: By, leadId: number): Promise<void> {
  const { database, now } = by;
  const staffId = staffOf(by);
  if (!staffId) return;
  const gone = new Date(now.getTime() - presentMs);
  await database
    .insertInto('lead_presence')
    .values({ lead_id: leadId, staff_id: staffId, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['lead_id', 'staff_id']).doUpdateSet((row) => ({
        seen_at: now,
        since: row
          .case()
          .when('lead_presence.seen_at', '>', gone)
          .then(row.ref('lead_presence.since'))
          .else(now)
          .end(),
      })),
    )
    .execute();
}

/** The answer was sent or abandoned. */
export async function endAnswering(by: Omit<By, 'now'>, leadId: number): Promise<void> {
  const staffId = staffOf(by);
  if (!staffId) return;
  await by.database
    .deleteFrom('lead_presence')
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .execute();
}

/** The others who are writing an answer, and since when; the earliest first. */
export async function listAnswering(by: By, leadId: number): Promise<{ name: string; since: Date }[]> {
  const { database, now } = by;
  return database
    .selectFrom('lead_presence')
    .innerJoin('staff', 'staff.id', 'lead_presence.staff_id')
    .select(['staff.name', 'lead_presence.since'])
    .where('lead_id', '=', leadId)
    .where('seen_at', '>', new Date(now.getTime() - presentMs))
    .where('staff_id', 'is distinct from', staffOf(by))
    .orderBy('since')
    .execute();
}
