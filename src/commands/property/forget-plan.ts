import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

export const plannedChanges = ['publish', 'withdraw'] as const;

/** A change of a property that can be planned. */
export type PlannedChange = (typeof plannedChanges)[number];

/** False if there was no such plan. */
export async function forgetPlan(
  database: Kysely<Database>,
  propertyId: number,
  change: PlannedChange,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('planned_publication')
    .where('property_id', '=', propertyId)
    .where('change', '=', change)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
