import type { Language } from '#domain/language.ts';
import { formatDay, formatTime } from '#domain/time/dates.ts';
import type { ShownHome } from '#mail/rendering/mail-contents.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

/** Takes when a visit begins and ends; gives it in words: 'dinsdag 24-11-2026, van 10:00 tot 10:30 uur'. */
export function visitTime(
  t: MailTexts,
  language: Language,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): string {
  const start = new Date(startsAt);
  return t('MAIL_VISIT_TIME', {
    weekday: new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Europe/Brussels' }).format(
      start,
    ),
    day: formatDay(start),
    from: formatTime(start),
    to: formatTime(new Date(endsAt)),
  });
}

/** Where it is: the whole address only where the site shows it. */
export function visitPlace(t: MailTexts, home: ShownHome | undefined): string {
  if (!home) return '';
  return home.hasStreet ? home.address : t('MAIL_VISIT_WHERE_LATER', { place: home.address });
}
