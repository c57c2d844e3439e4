import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** What the thank-you page says of a request to the visitor who sent it. */
export function findThankedLead(database: Kysely<Database>, id: number) {
  return database
    .selectFrom('lead')
    .select(['first_name', 'property_id', 'project_id'])
    .where('id', '=', id)
    .executeTakeFirst();
}
