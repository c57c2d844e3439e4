import { type Kysely, sql, type Transaction } from 'kysely';
import type { By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { statusesToAnswer } from '#domain/lead/lead-status.ts';
import { noteEvent } from './change-leads.ts';

/** Closes the request: the agency planned, moved or cancelled its appointment, and the visitor was mailed. */
export async function settleLeadOf(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  appointmentId: number,
  { leavesWaiting = false } = {},
): Promise<void> {
  const settled = await transaction
    .updateTable('lead')
    .from('appointment')
    .set({ status: 'done', snoozed_until: null, first_answer_at: sql`coalesce(first_answer_at, ${now})` })
    .whereRef('lead.id', '=', 'appointment.lead_id')
    .where('appointment.id', '=', appointmentId)
    // Unless `leavesWaiting`, a waiting request is closed too: the visitor chose none of the proposed times, but named
    // another.
    .where('lead.status', 'in', leavesWaiting ? [...statusesToAnswer] : [...statusesToAnswer, 'waiting'])
    .returning('lead.id')
    .execute();
  const by = { database: transaction as Kysely<Database>, now, actor };
  for (const { id } of settled)
    await noteEvent(transaction, by, { lead_id: id, kind: 'status', body: 'done' });
}

/** The visitor asks for another time than the agreed one: the request waits for the agency again. */
export async function reopenLeadOf(transaction: Transaction<Database>, appointmentId: number): Promise<void> {
  await transaction
    .updateTable('lead')
    .from('appointment')
    .set({ status: 'open', snoozed_until: null })
    .whereRef('lead.id', '=', 'appointment.lead_id')
    .where('appointment.id', '=', appointmentId)
    .where('lead.status', 'in', ['waiting', 'done'])
    .execute();
}

/** Records in the request's history that staff planned or moved its appointment. */
export async function noteAppointment(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  appointmentId: number,
): Promise<void> {
  const { lead_id, starts_at } = await transaction
    .selectFrom('appointment')
    .select(['lead_id', 'starts_at'])
    .where('id', '=', appointmentId)
    .executeTakeFirstOrThrow();
  const by = { database: transaction as Kysely<Database>, now, actor };
  if (lead_id !== null && starts_at)
    await noteEvent(transaction, by, { lead_id, kind: 'visit', body: starts_at.toISOString() });
}
