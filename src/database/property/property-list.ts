import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { isOpenSql } from './open-sql.ts';
import { cardColumns, firstPicture, type PropertyCardRow } from './property-card.ts';

/** The agent's open properties, the newest first. */
export async function listAgentProperties(
  database: Kysely<Database>,
  agentId: number,
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${cardColumns} from public_property p ${firstPicture}
    where p.agent_id = ${agentId} and ${isOpenSql('p')} order by p.published_at desc, p.id desc`.execute(
    database,
  );
  return rows;
}

/** Published properties, in the order of `ids`. */
export async function listPropertiesById(
  database: Kysely<Database>,
  ids: number[],
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${cardColumns} from public_property p ${firstPicture}
    where p.id = any(${ids}::int[]) order by array_position(${ids}::int[], p.id)`.execute(database);
  return rows;
}
