import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { askedForms, type LeadForm } from '#domain/lead/lead-forms.ts';
import { dayOf } from '#domain/time/dates.ts';

/**
 * Gives a new request to its agent. If that agent does not work in the office, or is away without a substitute, the
 * people of the agent's office take turns; without an agent, those of the main office. With nobody to take it, it stays
 * unassigned.
 */
export async function assignNewLead(
  transaction: Transaction<Database>,
  now: Date,
  lead: { id: number; form: string; agentId: number | null },
): Promise<void> {
  if (!askedForms.includes(lead.form as LeadForm)) return;
  const day = dayOf(now);
  const staffId =
    (await staffOfAgent(transaction, lead.agentId, day)) ??
    (await nextInTurn(transaction, lead.agentId, day));
  if (!staffId) return;
  await transaction.updateTable('lead').set({ assigned_to: staffId }).where('id', '=', lead.id).execute();
  await transaction
    .insertInto('lead_event')
    .values({ lead_id: lead.id, at: now, kind: 'assigned', assigned_to: staffId })
    .execute();
}

/** The agent, or the substitute of an absent agent. */
async function staffOfAgent(
  database: Kysely<Database>,
  agentId: number | null,
  day: string,
): Promise<string | undefined> {
  if (agentId === null) return undefined;
  const { rows } = await sql<{ id: string }>`
    select present.id from staff s
    join staff present on present.id = case when s.away_until >= ${day} then s.substitute_id else s.id end
    where s.agent_id = ${agentId} and s.ended_at is null
      and present.ended_at is null and present.role <> 'editor' and (present.away_until >= ${day}) is not true
    order by s.created_at limit 1`.execute(database);
  return rows[0]?.id;
}

/**
 * The person who has waited longest for a request. The lock keeps two simultaneous requests from going to one person.
 */
async function nextInTurn(
  transaction: Transaction<Database>,
  agentId: number | null,
  day: string,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('assign-lead', 0))`.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    select s.id from staff s join agent a on a.id = s.agent_id
    where s.ended_at is null and s.role <> 'editor' and (s.away_until >= ${day}) is not true
      and a.office_id = coalesce(
        (select office_id from agent where id = ${agentId}),
        (select id from office order by sort, id limit 1))
    order by (select max(l.id) from lead l where l.assigned_to = s.id) nulls first, s.name, s.id limit 1`.execute(
    transaction,
  );
  return rows[0]?.id;
}
