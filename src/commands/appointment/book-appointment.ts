import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { type AppointmentSite, queueAppointmentMails } from './queue-appointment-mails.ts';

/** No place is left at that time: somebody was there before, or it has begun. */
export class SlotFull extends Error {
  override name = 'ViewingFull';
}

type BookedSlot = { id: number; agentId: number; startsAt: Date; endsAt: Date };

/**
 * Books an appointment in the transaction of its request, with the mails that follow: at a time of the property (`startsAt`) at
 * once, else as a wish (`wished`: parts of days) that the agent answers. Gives its id. Throws ViewingFull.
 */
export async function bookAppointment(
  transaction: Transaction<Database>,
  site: AppointmentSite,
  appointment: {
    leadId: number;
    propertyId: number;
    agentId: number | null;
    startsAt?: Date;
    wished?: string[];
    toVisitor?: boolean;
  },
): Promise<number> {
  const { leadId, propertyId, startsAt, wished = [], toVisitor } = appointment;
  const slot = startsAt && (await takeSlot(transaction, { propertyId, startsAt }, site.now));
  const status = slot ? 'confirmed' : 'requested';
  const { id } = await transaction
    .insertInto('appointment')
    .values({
      lead_id: leadId,
      property_id: propertyId,
      agent_id: slot?.agentId ?? appointment.agentId,
      slot_id: slot?.id ?? null,
      starts_at: slot?.startsAt ?? null,
      ends_at: slot?.endsAt ?? null,
      wished: JSON.stringify(wished),
      status,
      created_at: site.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('audit_entry')
    .values({
      at: site.now,
      actor: 'visitor',
      action: `appointment.${status}`,
      subject: `appointment:${id}`,
    })
    .execute();
  await queueAppointmentMails(transaction, site, id, status, { toVisitor });
  return id;
}

/**
 * Takes one of the places at a time, counted by the database: of those who ask at once each waits for the one before,
 * and reads the count that it left. Throws ViewingFull.
 */
export async function takeSlot(
  transaction: Transaction<Database>,
  { propertyId, startsAt }: { propertyId: number; startsAt: Date },
  now: Date,
): Promise<BookedSlot> {
  const { rows } = await sql<BookedSlot>`
    update viewing_slot set booked = booked + 1
    where property_id = ${propertyId} and starts_at = ${startsAt} and starts_at > ${now} and booked < capacity
    returning id, agent_id as "agentId", starts_at as "startsAt", ends_at as "endsAt"`.execute(transaction);
  if (!rows[0]) throw new SlotFull();
  return rows[0];
}
