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

/**
 * `address`: the address that a visitor may know once the viewing is confirmed. Without it, the address that the site
 * shows. `rest`: how the visitor gets the street if the site hides it.
 */
export function appointmentPlace(
  t: MailTexts,
  property: ShownProperty | undefined,
  { address, rest }: { address?: string | undefined; rest: 'LATER' | 'FROM_AGENT' | undefined },
): string {
  if (address) return address;
  if (!property) return '';
  if (property.hasStreet || !rest) return property.address;
  return t(`MAIL_APPOINTMENT_WHERE_${rest}`, { place: property.address });
}
