import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** Adds the request of a visitor to see a property; gives its id. */
export async function addVisitRequest(database: Kysely<Database>): Promise<number> {
  const { id } = await database
    .insertInto('lead')
    .values({
      form: 'visit',
      content_hash: 'a',
      language: 'nl',
      page: '/nl/',
      first_name: 'Lies',
      email: 'lies@example.be',
      privacy_version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
