import type { Transaction } from 'kysely';
import { z } from 'zod';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { LeadStatus } from '#domain/lead/lead-status.ts';
import { staffOf } from './staff-of.ts';

/** Gives the ids that changed; those that already had the status are left out. */
export async function changeLeadStatus(
  by: By,
  ids: readonly number[],
  status: LeadStatus,
): Promise<{ id: number; from: LeadStatus }[]> {
  return by.database.transaction().execute(async (transaction) => {
    const leads = await lockLeads(transaction, ids);
    const changed = leads.filter((lead) => lead.status !== status);
    for (const { id } of changed) {
      // A request that is done, or taken up again, is no longer put off.
      await transaction
        .updateTable('lead')
        .set({ status, snoozed_until: null })
        .where('id', '=', id)
        .execute();
      await noteEvent(transaction, by, { lead_id: id, kind: 'status', body: status });
      await audit(transaction, by, `lead.${status}`, `lead:${id}`);
    }
    return changed.map(({ id, status: from }) => ({ id, from: from as LeadStatus }));
  });
}

/** `staffId` null: nobody. 'nobody like that': no such person works here, or they may not answer requests. */
export async function assignLeads(
  by: By,
  ids: readonly number[],
  staffId: string | null,
): Promise<number | 'nobody like that'> {
  return by.database.transaction().execute(async (transaction) => {
    if (staffId !== null && !(await mayAnswer(transaction, staffId))) return 'nobody like that';
    const leads = await lockLeads(transaction, ids);
    const changed = leads.filter((lead) => lead.assigned_to !== staffId);
    for (const { id } of changed) {
      await transaction.updateTable('lead').set({ assigned_to: staffId }).where('id', '=', id).execute();
      await noteEvent(transaction, by, { lead_id: id, kind: 'assigned', assigned_to: staffId });
      await audit(transaction, by, 'lead.assigned', `lead:${id}`);
    }
    return changed.length;
  });
}

/**
 * Puts a request off: it waits for the agency again at that time; null takes it up at once. A done request stays done.
 */
export async function snoozeLead(by: By, id: number, until: Date | null): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const [lead] = await lockLeads(transaction, [id]);
    if (!lead || lead.status === 'done' || lead.status === 'spam') return;
    await transaction
      .updateTable('lead')
      .set({ snoozed_until: until, ...(lead.status === 'waiting' && { status: 'open' }) })
      .where('id', '=', id)
      .execute();
    await noteEvent(transaction, by, { lead_id: id, kind: 'snoozed', body: until?.toISOString() ?? null });
    await audit(transaction, by, until ? 'lead.snoozed' : 'lead.taken-up', `lead:${id}`);
  });
}

/** 'call': the visitor was spoken to, which answers the request. */
export async function noteOnLead(
  by: By,
  id: number,
  { kind, body }: { kind: 'note' | 'call'; body: string },
): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const [lead] = await lockLeads(transaction, [id]);
    if (!lead) return;
    const answered = kind === 'call' && !lead.first_answer_at && { first_answer_at: by.now };
    const taken = lead.status === 'new' && { status: 'open' };
    if (answered || taken)
      await transaction
        .updateTable('lead')
        .set({ ...answered, ...taken })
        .where('id', '=', id)
        .execute();
    await noteEvent(transaction, by, { lead_id: id, kind, body });
    await audit(transaction, by, `lead.${kind}`, `lead:${id}`);
  });
}

/** Locked in the order of their ids: two people who change several at once do not wait for each other for ever. */
export async function lockLeads(transaction: Transaction<Database>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return transaction
    .selectFrom('lead')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function noteEvent(
  transaction: Transaction<Database>,
  by: By,
  event: {
    lead_id: number;
    kind: 'note' | 'mail' | 'call' | 'assigned' | 'status' | 'snoozed' | 'visit';
    body?: string | null;
    assigned_to?: string | null;
    mail_id?: string;
  },
): Promise<void> {
  await transaction
    .insertInto('lead_event')
    .values({ ...event, at: by.now, staff_id: staffOf(by) })
    .execute();
}

async function mayAnswer(transaction: Transaction<Database>, staffId: string): Promise<boolean> {
  if (!z.uuid().safeParse(staffId).success) return false;
  const row = await transaction
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('role', '<>', 'editor')
    .executeTakeFirst();
  return row !== undefined;
}
