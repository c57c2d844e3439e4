import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

/** All steps, done ones too, by due day; those without a day last. */
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
