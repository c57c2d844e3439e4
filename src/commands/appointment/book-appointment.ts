import { sql, type Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import { isElsewhere } from '#database/appointment/busy-times.ts';
import type { Database } from '#database/client.ts';
import { lockAgents } from './lock-agents.ts';
import { type AppointmentSite, queueAppointmentMails } from './queue-appointment-mails.ts';

/** The time has no place left: somebody else took the last one, or it has begun. */
export class SlotFull extends Error {
  override name = 'SlotFull';
}

type BookedSlot = { id: number; agentId: number; startsAt: Date; endsAt: Date };

/**
 * Books an appointment, with its mails, in the transaction of the request. With `startsAt`, a slot of the property, it
 * is confirmed at once; with `wished` (parts of days) the agent answers. Gives its id. Throws SlotFull.
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
  await audit(transaction, { now: site.now, actor: 'visitor' }, `appointment.${status}`, `appointment:${id}`);
  await queueAppointmentMails(transaction, site, id, { change: status, toVisitor });
  return id;
}

/**
 * Takes one place in a slot. The database counts: simultaneous bookings wait for each other, and each reads the count
 * that the one before left. Throws SlotFull, also if the agent is elsewhere by now.
 */
export async function takeSlot(
  transaction: Transaction<Database>,
  { propertyId, startsAt }: { propertyId: number; startsAt: Date },
  now: Date,
): Promise<BookedSlot> {
  const slot = await transaction
    .selectFrom('viewing_slot')
    .select('agent_id')
    .where('property_id', '=', propertyId)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst();
  if (!slot) throw new SlotFull();
  await lockAgents(transaction, [slot.agent_id]);
  const { rows } = await sql<BookedSlot>`
    update viewing_slot s set booked = booked + 1
    where property_id = ${propertyId} and starts_at = ${startsAt} and starts_at > ${now} and booked < capacity
      and not ${isElsewhere}
    returning id, agent_id as "agentId", starts_at as "startsAt", ends_at as "endsAt"`.execute(transaction);
  if (!rows[0]) throw new SlotFull();
  return rows[0];
}
