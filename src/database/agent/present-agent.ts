import { type Kysely, sql } from 'kysely';
import { isChangeableSql } from '#database/appointment/changeable-sql.ts';
import type { Database } from '#database/client.ts';
import { type Agent, agentColumns } from '#database/site/people.ts';

/** As it is written; `Agent` is what visitors see of it. */
export type AgentValues = Omit<Agent, 'id' | 'picture' | 'countryId'> & {
  isShown: boolean;
  pictureId: string | null;
};

export type PresentAgent = AgentValues & { id: number };

/** Undefined if there is no such agent, or none any more. */
export async function findPresentAgent(
  database: Kysely<Database>,
  id: number,
): Promise<PresentAgent | undefined> {
  const { rows } = await sql<PresentAgent>`
    select ${agentColumns}, a.is_shown as "isShown", a.picture_id as "pictureId"
    from agent a where a.id = ${id} and a.ended_at is null`.execute(database);
  return rows[0];
}

/** The work of an agent that a colleague would take over. */
export type AgentWork = { homes: number; projects: number; requests: number; visits: number; slots: number };

export async function countAgentWork(database: Kysely<Database>, id: number, now: Date): Promise<AgentWork> {
  const { rows } = await sql<AgentWork>`select
    (select count(*)::integer from property where agent_id = ${id}) as homes,
    (select count(*)::integer from project where agent_id = ${id}) as projects,
    (select count(*)::integer from lead where agent_id = ${id} and status not in ('done', 'spam')) as requests,
    (select count(*)::integer from appointment where agent_id = ${id} and ${isChangeableSql('appointment', now)}) as visits,
    (select count(*)::integer from viewing_slot where agent_id = ${id} and starts_at > ${now}) as slots`.execute(
    database,
  );
  return rows[0] ?? { homes: 0, projects: 0, requests: 0, visits: 0, slots: 0 };
}
