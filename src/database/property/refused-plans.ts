import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from './property-line.ts';

export type RefusedPlan = PropertyLine & { at: Date };

/** Publications that were planned and refused when they were due: by the law, or as what waits cannot be published. */
export async function listRefusedPlans(database: Kysely<Database>, most: number): Promise<RefusedPlan[]> {
  const { rows } = await sql<RefusedPlan>`
    select n.at, ${propertyLine} from planned_publication n join property p on p.id = n.property_id
    where n.refused_at is not null order by n.refused_at desc limit ${most}`.execute(database);
  return rows;
}
