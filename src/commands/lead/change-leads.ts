import { sql, type Transaction, type Updateable } from 'kysely';
import { z } from 'zod';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { LeadStatus } from '#domain/lead/lead-status.ts';
import { staffOf } from './staff-of.ts';

type LeadEvent = {
  kind: 'note' | 'mail' | 'call' | 'assigned' | 'status' | 'snoozed' | 'visit';
  body?: string | null;
  assigned_to?: string | null;
  mail_id?: string;
};

/** Gives the ids that changed; those that already had the status are left out. */
export async function changeLeadStatus(
  by: By,
  ids: readonly number[],
  status: LeadStatus,
): Promise<{ id: number; from: LeadStatus }[]> {
  return by.database.transaction().execute(async (transaction) => {
    const leads = await lockLeads(transaction, ids);
    const changed = leads.filter((lead) => lead.status !== status);
    // A request that is done, or taken up again, is no longer put off.
    await changeEach(transaction, by, changed, {
      values: { status, snoozed_until: null },
      event: { kind: 'status', body: status },
      action: `lead.${status}`,
    });
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
    await changeEach(transaction, by, changed, {
      values: { assigned_to: staffId },
      event: { kind: 'assigned', assigned_to: staffId },
      action: 'lead.assigned',
    });
    return changed.length;
  });
}

/** The same change to each, with its history and its log: three statements, however many there are. */
async function changeEach(
  transaction: Transaction<Database>,
  by: By,
  leads: readonly { id: number }[],
  { values, event, action }: { values: Updateable<Database['lead']>; event: LeadEvent; action: string },
): Promise<void> {
  if (leads.length === 0) return;
  const ids = leads.map(({ id }) => id);
  await transaction.updateTable('lead').set(values).where(sql<boolean>`id = any(${ids})`).execute();
  const [at, staff_id] = [by.now, staffOf(by)];
  await transaction
    .insertInto('lead_event')
    .values(ids.map((lead_id) => ({ ...event, lead_id, at, staff_id })))
    .execute();
  await audit(
    transaction,
    by,
    action,
    ids.map((id) => `lead:${id}`),
  );
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
  event: LeadEvent & { lead_id: number },
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
