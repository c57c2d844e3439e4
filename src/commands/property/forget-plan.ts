import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

export const plannedChanges = ['publish', 'withdraw'] as const;

/** What may be done to a property at a moment. */
export type PlannedChange = (typeof plannedChanges)[number];

/** Tells whether there was such a plan. */
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
