import type { Language } from '#domain/language.ts';
import { formatTime } from '#domain/time/dates.ts';
import type { ShownProperty } from '#mail/rendering/mail-contents.ts';
import type { MailTexts } from '#texts/mail/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';
import { timeRange } from '#texts/wording/time-text.ts';

/** 'dinsdag 24 november 2026, van 10 tot 10.30 uur'. */
export function appointmentTime(
  language: Language,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): string {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const range = timeRange({ from: formatTime(start), to: formatTime(end) }, language);
  return `${dayInWords(start, language, { weekday: true })}, ${range}`;
}

/** The full address only where the site shows it. */
export function appointmentPlace(t: MailTexts, property: ShownProperty | undefined): string {
  if (!property) return '';
  return property.hasStreet
    ? property.address
    : t('MAIL_APPOINTMENT_WHERE_LATER', { place: property.address });
}
