import type { Kysely } from 'kysely';
import { type AppointmentRow, visitorName } from '#database/appointment/appointments.ts';
import {
  findPlaceOfAppointment,
  type PlaceOfAppointment,
} from '#database/appointment/place-of-appointment.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { formatPhone } from '#domain/person/phone.ts';
import {
  appointmentCalendar,
  appointmentUid,
  type CalendarAppointment,
} from '#mail/appointment/appointment-calendar.ts';
import { loadMailContents } from '#mail/rendering/mail-contents.ts';
import type { Settings } from '#site/settings/settings.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { mailTexts } from '#texts/mail/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { doorAddress } from '#texts/wording/place-text.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import type { AppointmentSite } from './queue-appointment-mails.ts';

type Needs = Pick<AppointmentSite, 'settings' | 'publicUrl' | 'now'>;
type Asked = { method: CalendarAppointment['method']; language: Language };

/**
 * For the visitor: the place is the property's address as the site shows it, or the `address` that this visitor may
 * know. Undefined if the appointment has no time.
 */
export async function appointmentFile(
  database: Kysely<Database>,
  site: Needs,
  appointment: AppointmentRow,
  { method, language, address }: Asked & { address?: string | undefined },
): Promise<string | undefined> {
  const time = timeOf(site, appointment);
  if (!time) return undefined;
  const { propertyId, email } = appointment;
  const { properties } = await loadMailContents(database, { propertyId }, language);
  const property = properties[0];
  const isAsked = method !== 'PUBLISH' && email;
  return appointmentCalendar({
    ...time,
    method,
    title: formTexts(language)('APPOINTMENT_CALENDAR_TITLE', { title: property?.title ?? '' }),
    place: address ?? property?.address ?? '',
    url: site.publicUrl + (property?.path ?? '/'),
    attendee: isAsked ? { name: visitorName(appointment), email } : undefined,
  });
}

/**
 * For the agent: the visitor, how to reach them, and the address of the door. Undefined if the appointment has no time.
 */
export async function agentAppointmentFile(
  database: Kysely<Database>,
  site: Needs & Pick<AppointmentSite, 'officeUrl'>,
  appointment: AppointmentRow,
  { method, language }: Asked,
): Promise<string | undefined> {
  const time = timeOf(site, appointment);
  if (!time) return undefined;
  const { id, propertyId, agentName, agentEmail } = appointment;
  const row = await findPlaceOfAppointment(database, propertyId);
  const title = `${row ? titleOf(row, language) : ''} (${visitorName(appointment)})`;
  const link = site.officeUrl && `${site.officeUrl}/office/calendar/${id}/`;
  const isOrganizer = !agentEmail || isSameAddress(agentEmail, site.settings);
  return appointmentCalendar({
    ...time,
    // Calendars ignore a request whose organizer is its own reader.
    method: isOrganizer && method === 'REQUEST' ? 'PUBLISH' : method,
    title: formTexts(language)('APPOINTMENT_CALENDAR_TITLE', { title }),
    place: row ? doorAddress(row, language) : '',
    details: [...detailsFor(appointment, row?.reference, language), ...(link ? [link] : [])],
    url: link ?? site.publicUrl,
    attendee: isOrganizer ? undefined : { name: agentName ?? agentEmail, email: agentEmail },
  });
}

/** The agency is the organizer in both files, whichever agent shows the property. */
function timeOf({ settings, publicUrl, now }: Needs, { id, startsAt, endsAt, revision }: AppointmentRow) {
  if (!startsAt || !endsAt) return undefined;
  const { name, email } = settings.agency;
  const uid = appointmentUid(id, publicUrl);
  return { uid, revision, startsAt, endsAt, organizer: { name, email }, writtenAt: now };
}

function titleOf({ type, city, place_name }: PlaceOfAppointment, language: Language): string {
  return propertyTitle({ type: type ?? '', city: city ?? '', place_name }, language);
}

function isSameAddress(email: string, { agency }: Settings): boolean {
  return email.toLowerCase() === agency.email.toLowerCase();
}

function detailsFor(
  appointment: AppointmentRow,
  reference: string | undefined,
  language: Language,
): string[] {
  const t = mailTexts(language);
  const { email, phone } = appointment;
  return [
    { label: t('MAIL_NAME'), text: visitorName(appointment) },
    { label: t('MAIL_PHONE'), text: phone ? formatPhone(phone) : '' },
    { label: t('MAIL_EMAIL'), text: email ?? '' },
    { label: fieldTexts(language).label('reference'), text: reference ?? '' },
  ]
    .filter(({ text }) => text)
    .map((said) => textsFor(language)('LABEL_AND_TEXT', said));
}
