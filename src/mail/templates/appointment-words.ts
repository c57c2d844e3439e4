import type { Language } from '#domain/language.ts';
import type { ShownProperty } from '#mail/rendering/mail-contents.ts';
import type { MailTexts } from '#texts/mail/texts.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';

/** As on the site: 'dinsdag 24 november van 10 tot 10.30 uur'. */
export function appointmentTime(
  language: Language,
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): string {
  return momentText(momentOf({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }), language);
}

/** The full address only where the site shows it. */
export function appointmentPlace(t: MailTexts, property: ShownProperty | undefined): string {
  if (!property) return '';
  return property.hasStreet
    ? property.address
    : t('MAIL_APPOINTMENT_WHERE_LATER', { place: property.address });
}
