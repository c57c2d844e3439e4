import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import { lockLeads } from '#commands/lead/change-leads.ts';
import { noteAppointment, settleLeadOf } from '#commands/lead/settle-lead.ts';
import type { TimeSpan } from '#database/appointment/busy-times.ts';
import { isChangeableSql } from '#database/appointment/changeable-sql.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { takeSlot } from './book-appointment.ts';
import { type ChangingSite, NothingToChange, requireFree } from './change-appointment.ts';
import { queueAppointmentMails } from './queue-appointment-mails.ts';

type VisitorOfOffice = {
  firstName: string;
  lastName: string;
  /** Either the address or the phone number may be empty. */
  email: string;
  phone: string;
  language: Language;
};

/** Stands for the page in a request that staff wrote down. */
const officePage = '/office/calendar/';

/** `isSlot`: at an offered slot of the property, which is then taken. */
type Visit = TimeSpan & { propertyId: number; agentId: number; isSlot?: boolean };

/**
 * An appointment that was agreed by telephone or at the desk, with its mails. The visitor is kept as a request, as if
 * it came from the site, so that the same rules export and erase it. Gives its id. Throws AgentBusy and SlotFull.
 */
export async function addAppointment(
  site: ChangingSite,
  { visitor, ...visit }: Visit & { visitor: VisitorOfOffice },
): Promise<number> {
  return site.database.transaction().execute(async (transaction) => {
    const lead = await transaction
      .insertInto('lead')
      .values({
        form: 'visit',
        // The staff member has already spoken with the visitor.
        status: 'done',
        page: officePage,
        property_id: visit.propertyId,
        agent_id: visit.agentId,
        first_name: visitor.firstName || null,
        last_name: visitor.lastName || null,
        email: visitor.email.toLowerCase(),
        phone: visitor.phone || null,
        language: visitor.language,
        // No text was shown to agree to.
        privacy_version: 0,
        // Random, because two people with the same name may come at the same time.
        content_hash: randomUUID(),
        created_at: site.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return add(transaction, site, lead.id, visit);
  });
}

/**
 * An appointment for the sender of a request of any kind, with its mails; it answers the request. Gives its id. Throws
 * AgentBusy and SlotFull, and NothingToChange if the request already has an appointment.
 */
export async function addAppointmentFor(site: ChangingSite, leadId: number, visit: Visit): Promise<number> {
  return site.database.transaction().execute(async (transaction) => {
    const [lead] = await lockLeads(transaction, [leadId]);
    if (!lead || (await hasComing(transaction, leadId, site.now)))
      throw new NothingToChange(lead ? 'same' : 'unknown');
    const id = await add(transaction, site, leadId, visit);
    await noteAppointment(transaction, site, id);
    await settleLeadOf(transaction, site, id);
    return id;
  });
}

async function hasComing(transaction: Transaction<Database>, leadId: number, now: Date): Promise<boolean> {
  const coming = await transaction
    .selectFrom('appointment')
    .select('id')
    .where('lead_id', '=', leadId)
    .where(isChangeableSql('appointment', now))
    .executeTakeFirst();
  return coming !== undefined;
}

async function add(
  transaction: Transaction<Database>,
  site: ChangingSite,
  leadId: number,
  { propertyId, agentId, startsAt, endsAt, isSlot }: Visit,
): Promise<number> {
  const slot = isSlot ? await takeSlot(transaction, { propertyId, startsAt }, site.now) : undefined;
  if (!slot) await requireFree(transaction, agentId, { startsAt, endsAt });
  const { id } = await transaction
    .insertInto('appointment')
    .values({
      lead_id: leadId,
      property_id: propertyId,
      agent_id: slot?.agentId ?? agentId,
      slot_id: slot?.id ?? null,
      starts_at: startsAt,
      ends_at: slot?.endsAt ?? endsAt,
      status: 'confirmed',
      created_at: site.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await audit(transaction, site, 'appointment.add', `appointment:${id}`);
  await queueAppointmentMails(transaction, site, id, { change: 'confirmed' });
  return id;
}
