import type { Transaction } from 'kysely';
import { FormRefused } from '#app/forms/form-refused.server.ts';
import type { KeptRequest } from '#app/forms/own-steps.server.ts';
import { mayConfirm } from '#app/forms/queue-request-mails.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { bookAppointment, SlotFull } from '#commands/appointment/book-appointment.ts';
import { findAppointmentOfLead } from '#database/appointment/appointments.ts';
import type { Database } from '#database/client.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { readMoment, timeOn } from '#domain/time/time-slots.ts';
import { seeToken } from '#links/appointment-link.ts';
import type { appointmentForm } from './appointment-form.ts';

/** Books the time that was chosen, or passes on the wished ones. Throws FormRefused where the time is taken by now. */
export async function bookOrWish(
  transaction: Transaction<Database>,
  context: RequestContext,
  property: Pick<PropertyRow, 'id' | 'agent_id'>,
  { id, values }: KeptRequest<ReturnType<typeof appointmentForm>>,
): Promise<void> {
  const { time, moments } = values as { time?: string; moments?: string[] };
  const chosen = time ? readMoment(time) : undefined;
  try {
    await bookAppointment(transaction, context, {
      leadId: id,
      propertyId: property.id,
      agentId: property.agent_id,
      startsAt: chosen && timeOn(chosen.day, chosen.from),
      wished: moments,
      toVisitor: await mayConfirm(transaction, values.email, context.now),
    });
  } catch (error) {
    throw error instanceof SlotFull ? new FormRefused([{ field: 'time', key: 'APPOINTMENT_FULL' }]) : error;
  }
}

/** The query with which the page that thanks shows the appointment. */
export async function seeAppointmentQuery(
  { database, now }: RequestContext,
  leadId: number,
): Promise<string> {
  const appointment = await findAppointmentOfLead(database, leadId);
  return appointment ? `?token=${await seeToken(database, appointment, now)}` : '';
}
