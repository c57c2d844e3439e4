import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

/** All steps of a property, done ones too, by due day; those without a day last. */
export function listSteps(database: Kysely<Database>, propertyId: number) {
  return database
    .selectFrom('planned_step')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .$narrowType<{ language: Language | null }>()
    .execute();
}

/** Steps of these properties that are not done, in the same order. */
export function listOpenSteps(database: Kysely<Database>, propertyIds: readonly number[]) {
  return database
    .selectFrom('planned_step')
    .select(['property_id', 'due_on', 'subject', 'language'])
    .where('property_id', 'in', propertyIds)
    .where('done_at', 'is', null)
    .orderBy('due_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .$narrowType<{ language: Language | null }>()
    .execute();
}
