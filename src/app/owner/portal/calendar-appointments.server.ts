import type { OwnedAppointmentRow } from '#database/appointment/owned-appointments.ts';
import type { Language } from '#domain/language.ts';
import { shortName } from '#domain/person/short-name.ts';
import { dayOf, formatDay, formatTime } from '#domain/time/dates.ts';
import type { ShownStatus } from '#interface/status.tsx';
import type { PortalTextKey } from '#texts/portal/texts.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { timeText } from '#texts/wording/time-text.ts';
import { writtenIn } from '#texts/wording/written-in.ts';

const statuses = {
  requested: ['option', 'APPOINTMENT_REQUESTED'],
  confirmed: ['available', 'APPOINTMENT_CONFIRMED'],
  carried_out: ['gone', 'APPOINTMENT_CARRIED_OUT'],
  cancelled: ['none', 'APPOINTMENT_CANCELLED'],
  no_show: ['none', 'APPOINTMENT_NO_SHOW'],
} as const satisfies Record<OwnedAppointmentRow['status'], [ShownStatus['kind'], PortalTextKey]>;

export type ShownCalendarAppointment = ReturnType<typeof presentCalendarAppointment>;

/** The name of the visitor is shortened. */
export function presentCalendarAppointment(row: OwnedAppointmentRow, language: Language) {
  const t = portalTexts(language);
  const [kind, key] = statuses[row.status];
  return {
    id: row.id,
    propertyId: row.property_id,
    isComing: row.is_coming,
    when: row.starts_at ? momentText(row.starts_at, language) : t('NO_TIME'),
    kind: t(row.is_shared ? 'APPOINTMENT_SHARED' : 'APPOINTMENT_SINGLE'),
    subject: row.is_repeated === null ? '' : t(row.is_repeated ? 'APPOINTMENT_AGAIN' : 'APPOINTMENT_FIRST'),
    who: shortName(row.visitor) || t('VISITOR'),
    status: { kind, text: t(key) } satisfies ShownStatus,
    remark: row.feedback,
    remarkWritten: writtenIn(language, row.feedback_language),
  };
}

/** For a table: 'za 21-11-2026, 10.30 uur'. */
function momentText(moment: Date, language: Language): string {
  const day = dayOf(moment);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return `${weekday.replace(/\.$/, '')} ${formatDay(day, language)}, ${timeText(formatTime(moment), language)}`;
}
