import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { noteEvent } from '#commands/lead/change-leads.ts';
import { actAs } from '#database/act-as.ts';
import type { AgentWork } from '#database/agent/present-agent.ts';
import { isChangeableSql } from '#database/appointment/changeable-sql.ts';
import type { Database } from '#database/client.ts';

type Ended = { outcome: 'ended'; handedOver: AgentWork } | { outcome: 'no such agent' | 'no such colleague' };

/**
 * Ends an agent: what is still to be done goes to a colleague, all or nothing. What was done stays the agent's. Slots
 * that overlap one of the colleague's stay, and the calendar shows them beside each other.
 */
export async function endAgent(
  { database, now, actor }: By,
  { id, to }: { id: number; to: number },
): Promise<Ended> {
  return database.transaction().execute(async (transaction): Promise<Ended> => {
    const found = await transaction
      .selectFrom('agent')
      .select('id')
      .where('id', 'in', [id, to])
      .where('ended_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (!found.some((each) => each.id === id)) return { outcome: 'no such agent' };
    if (id === to || !found.some((each) => each.id === to)) return { outcome: 'no such colleague' };
    await actAs(transaction, actor);
    const handedOver = await handOver(transaction, { id, to, now });
    await handOverInbox(transaction, { database, now, actor }, { id, to });
    await transaction
      .updateTable('agent')
      .set({ ended_at: now, is_shown: false })
      .where('id', '=', id)
      .execute();
    await transaction.deleteFrom('agent_calendar').where('agent_id', '=', id).execute();
    await transaction.updateTable('staff').set({ agent_id: null }).where('agent_id', '=', id).execute();
    await audit(transaction, { now, actor }, `agent.end ${to}`, `agent:${id}`);
    return { outcome: 'ended', handedOver };
  });
}

async function handOver(
  transaction: Transaction<Database>,
  { id, to, now }: { id: number; to: number; now: Date },
): Promise<AgentWork> {
  const homes = await sql`update property set agent_id = ${to} where agent_id = ${id}`.execute(transaction);
  const projects = await sql`update project set agent_id = ${to} where agent_id = ${id}`.execute(transaction);
  const requests = await sql`update lead set agent_id = ${to}
    where agent_id = ${id} and status not in ('done', 'spam')`.execute(transaction);
  const visits = await sql`update appointment set agent_id = ${to}
    where agent_id = ${id} and ${isChangeableSql('appointment', now)}`.execute(transaction);
  const slots = await sql`update viewing_slot s set agent_id = ${to}, may_overlap = s.may_overlap or exists (
      select from viewing_slot o where o.agent_id = ${to} and tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at))
    where s.agent_id = ${id} and s.starts_at > ${now}`.execute(transaction);
  const count = ({ numAffectedRows = 0n }) => Number(numAffectedRows);
  return {
    homes: count(homes),
    projects: count(projects),
    requests: count(requests),
    visits: count(visits),
    slots: count(slots),
  };
}

/** Assigns the departing agent's open requests to the colleague, or to nobody if the colleague has no account. */
async function handOverInbox(
  transaction: Transaction<Database>,
  by: By,
  { id, to }: { id: number; to: number },
): Promise<void> {
  const colleague = await transaction
    .selectFrom('staff')
    .select('id')
    .where('agent_id', '=', to)
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirst();
  const assigned = colleague?.id ?? null;
  const leads = await transaction
    .updateTable('lead')
    .set({ assigned_to: assigned })
    .where('assigned_to', 'in', (query) =>
      query.selectFrom('staff as leaving').select('leaving.id').where('leaving.agent_id', '=', id),
    )
    .where('status', 'not in', ['done', 'spam'])
    .returning('id')
    .execute();
  for (const lead of leads)
    await noteEvent(transaction, by, { lead_id: lead.id, kind: 'assigned', assigned_to: assigned });
  // An unpublished edit may name the departing agent as agent of a property.
  await sql`update property_edit set value = to_jsonb(${to}::integer)
    where key = 'agentId' and value = to_jsonb(${id}::integer)`.execute(transaction);
}
