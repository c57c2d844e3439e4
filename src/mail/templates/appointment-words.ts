import type { Language } from '#domain/language.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import type { ShownProperty } from '#mail/rendering/mail-contents.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

/** 'dinsdag 24-11-2026, van 10:00 tot 10:30 uur'. */
export function appointmentTime(
  t: MailTexts,
  language: Language,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): string {
  const start = new Date(startsAt);
  return t('MAIL_APPOINTMENT_TIME', {
    weekday: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Europe/Brussels' }).format(
      start,
    ),
    day: formatDay(start),
    from: formatTime(start),
    to: formatTime(new Date(endsAt)),
  });
}

/** The full address only where the site shows it. */
export function appointmentPlace(t: MailTexts, property: ShownProperty | undefined): string {
  if (!property) return '';
  return property.hasStreet
    ? property.address
    : t('MAIL_APPOINTMENT_WHERE_LATER', { place: property.address });
}
