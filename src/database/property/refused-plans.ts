import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from './property-line.ts';

type RefusedPlan = PropertyLine & { at: Date };

/**
 * Planned publications that were refused when due: the law forbade them, or the waiting changes could not be published.
 */
export async function listRefusedPlans(database: Kysely<Database>, most: number): Promise<RefusedPlan[]> {
  const { rows } = await sql<RefusedPlan>`
    select n.at, ${propertyLine} from planned_publication n join property p on p.id = n.property_id
    where n.refused_at is not null order by n.refused_at desc limit ${most}`.execute(database);
  return rows;
}
