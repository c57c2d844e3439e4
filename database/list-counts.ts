import { type Kysely, sql } from 'kysely';
import type { Database } from './client.ts';
import { isListed, type ListScope } from './property-list.ts';

/** How many homes and projects the lists hold when nothing is filtered. */
export type ListCounts = { sale: number; rent: number; projects: number };

/** Takes how long sold and rented homes stay in a list; gives how many are in each. */
export async function countLists(
  database: Kysely<Database>,
  scope: Pick<ListScope, 'goneSince'>,
): Promise<ListCounts> {
  const { rows } = await sql<ListCounts>`
    select count(*) filter (where p.purpose = 'sale')::int as sale,
      count(*) filter (where p.purpose = 'rent')::int as rent,
      (select count(*)::int from public_project) as projects
    from public_property p where ${isListed(scope)}`.execute(database);
  return rows[0] ?? { sale: 0, rent: 0, projects: 0 };
}
