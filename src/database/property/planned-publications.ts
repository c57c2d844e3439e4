import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** Planned publications of all properties, the next first. */
export function listPlannedPublications(database: Kysely<Database>) {
  return database
    .selectFrom('planned_publication')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['reference', 'change', 'at', 'refused_at'])
    .orderBy('at')
    .orderBy('property_id')
    .execute();
}

/** The next first. */
export function listPlansOf(database: Kysely<Database>, propertyId: number) {
  return database
    .selectFrom('planned_publication')
    .select(['change', 'at'])
    .where('property_id', '=', propertyId)
    .orderBy('at')
    .execute();
}
