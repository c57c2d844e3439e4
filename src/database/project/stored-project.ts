import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** A project in any state. */
export function findStoredProject(database: Kysely<Database>, id: number) {
  return database
    .selectFrom('project')
    .leftJoin('place', 'place.id', 'project.place_id')
    .selectAll('project')
    .select('place.slug as place_slug')
    .where('project.id', '=', id)
    .executeTakeFirst();
}

/** All units of a project, withdrawn ones too. */
export function listUnitNames(database: Kysely<Database>, projectId: number) {
  return database
    .selectFrom('property')
    .select(['id', 'unit_name', 'reference'])
    .where('project_id', '=', projectId)
    .execute();
}

/** Units of all projects, without withdrawn ones. */
export function listUnitsOfProjects(database: Kysely<Database>) {
  return database
    .selectFrom('property')
    .select(['id', 'project_id'])
    .where('project_id', 'is not', null)
    .where('publication', '<>', 'withdrawn')
    .execute();
}
