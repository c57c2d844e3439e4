import type { Kysely } from 'kysely';
import { type AppointmentRow, visitorName } from '#database/appointment/appointments.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import {
  appointmentCalendar,
  appointmentUid,
  type CalendarAppointment,
} from '#mail/appointment/appointment-calendar.ts';
import { loadMailContents } from '#mail/rendering/mail-contents.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { AppointmentSite } from './queue-appointment-mails.ts';

/** Shows what the site shows of the property. Undefined where the appointment has no time. */
export async function appointmentFile(
  database: Kysely<Database>,
  { settings, publicUrl, now }: Pick<AppointmentSite, 'settings' | 'publicUrl' | 'now'>,
  appointment: AppointmentRow,
  { method, language }: { method: CalendarAppointment['method']; language: Language },
): Promise<string | undefined> {
  const { id, startsAt, endsAt, propertyId, revision, agentName, agentEmail } = appointment;
  if (!startsAt || !endsAt) return undefined;
  const { properties } = await loadMailContents(database, { propertyId }, language);
  const property = properties[0];
  return appointmentCalendar({
    uid: appointmentUid(id, publicUrl),
    revision,
    method,
    startsAt,
    endsAt,
    title: formTexts(language)('APPOINTMENT_CALENDAR_TITLE', { title: property?.title ?? '' }),
    place: property?.address ?? '',
    url: publicUrl + (property?.path ?? '/'),
    agent: { name: agentName ?? settings.agency.name, email: agentEmail ?? settings.agency.email },
    visitor: { name: visitorName(appointment), email: appointment.email ?? '' },
    writtenAt: now,
  });
}
