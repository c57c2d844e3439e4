import type { CalendarRow } from '#database/appointment/office-calendar.ts';
import { hasBegun } from '#domain/appointment/can.ts';
import type { Language } from '#domain/language.ts';
import { phoneLink } from '#domain/person/phone.ts';
import { routeTo } from '#domain/place/route-to.ts';
import { formatTime } from '#domain/time/dates.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import type { OfficeContext } from '#office/request-context.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { timeInColumn } from '#texts/wording/time-text.ts';

/** One appointment of a day, with what can be done about it there. */
export function presentAppointment({ now, language, publicUrl }: OfficeContext, row: CalendarRow) {
  const t = officeTextsFor(language);
  const about = propertyWords(row, language);
  const isOver = hasBegun(row.starts_at, now);
  const isOpen = row.status === 'confirmed' && isOver;
  return {
    id: row.id,
    href: `/office/calendar/${row.id}/`,
    from: row.starts_at ? timeInColumn(formatTime(row.starts_at), language) : '',
    to: row.ends_at ? timeInColumn(formatTime(row.ends_at), language) : '',
    person: row.person || t('CALENDAR_NO_NAME'),
    about,
    agent: row.agent_name ?? t('CALENDAR_NO_AGENT'),
    state: stateOf(row, isOpen, t),
    isOver,
    isOpen,
    picture:
      row.picture_id === null
        ? undefined
        : publicUrl + pictureAddress({ id: row.picture_id, name: '-' }, 100),
    call: row.phone ? phoneLink(row.phone, row.country_id) : undefined,
    route: about && routeTo(about.address, row.postal_code),
    result: resultOf(row, language),
  };
}

export type ShownAppointment = ReturnType<typeof presentAppointment>;

/** The reports on an appointment, and which owners will read the public one. `language`: for one yet to be written. */
export function resultOf(row: CalendarRow, language: Language) {
  return {
    id: row.id,
    status: row.status === 'no_show' ? 'no_show' : 'carried_out',
    feedback: row.feedback ?? '',
    language: row.feedback ? (row.feedback_language ?? '') : language,
    isPublic: row.feedback_is_public,
    internal: row.feedback_internal ?? '',
    owners: row.owners.join(', '),
  };
}

export function stateOf(
  { status }: Pick<CalendarRow, 'status'>,
  isOpen: boolean,
  t: ReturnType<typeof officeTextsFor>,
): { kind: SignKind; text: string } {
  if (isOpen) return { kind: 'soon', text: t('CALENDAR_NOT_CLOSED') };
  switch (status) {
    case 'carried_out':
      return { kind: 'done', text: t('CALENDAR_CARRIED_OUT') };
    case 'no_show':
      return { kind: 'empty', text: t('CALENDAR_NO_SHOW') };
    case 'cancelled':
      return { kind: 'empty', text: t('CALENDAR_CANCELLED') };
    case 'requested':
      return { kind: 'soon', text: t('CALENDAR_REQUESTED') };
    case 'confirmed':
      return { kind: 'done', text: t('CALENDAR_CONFIRMED') };
  }
}
