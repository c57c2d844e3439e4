import type { Transaction } from 'kysely';
import { FormRefused } from '#app/forms/form-refused.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { bookAppointment, SlotFull } from '#commands/appointment/book-appointment.ts';
import type { KeptLead } from '#commands/lead/keep-lead.ts';
import { mayConfirm } from '#commands/lead/queue-lead-mails.ts';
import { findAppointmentOfLead } from '#database/appointment/appointments.ts';
import type { Database } from '#database/client.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { readMoment, timeOn } from '#domain/time/time-slots.ts';
import { seeToken } from '#links/appointment-link.ts';
import type { appointmentForm } from './appointment-form.ts';

/** Throws FormRefused if the time has been taken meanwhile. */
export async function bookOrWish(
  transaction: Transaction<Database>,
  context: RequestContext,
  property: Pick<PropertyRow, 'id' | 'agent_id'>,
  { id, values }: KeptLead<ReturnType<typeof appointmentForm>>,
): Promise<void> {
  const { time, moments, email } = values as { time?: string; moments?: string[]; email?: string };
  const chosen = time ? readMoment(time) : undefined;
  try {
    await bookAppointment(transaction, context, {
      leadId: id,
      propertyId: property.id,
      agentId: property.agent_id,
      startsAt: chosen && timeOn(chosen.day, chosen.from),
      wished: moments,
      toVisitor: email !== undefined && (await mayConfirm(transaction, email, context.now)),
    });
  } catch (error) {
    throw error instanceof SlotFull ? new FormRefused([{ field: 'time', key: 'APPOINTMENT_FULL' }]) : error;
  }
}

/** With this query the thank-you page shows the appointment. */
export async function seeAppointmentQuery(
  { database, now }: RequestContext,
  leadId: number,
): Promise<string> {
  const appointment = await findAppointmentOfLead(database, leadId);
  return appointment ? `?token=${await seeToken(database, appointment, now)}` : '';
}
