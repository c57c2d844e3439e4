import type { Language } from '#domain/language.ts';
import { expiryOn } from '#domain/property/expiry.ts';
import { formatDay } from '#domain/time/dates.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** When a document expires, in words; `kind` is undefined while that is far away. */
export function expiryWords(
  expiresOn: string,
  today: string,
  language: Language,
): { kind: SignKind | undefined; expires: string } {
  const t = officeTextsFor(language);
  const { state, days } = expiryOn(expiresOn, today);
  if (state === 'expired')
    return { kind: 'must', expires: t('DOCUMENT_EXPIRED_ON', { day: formatDay(expiresOn, language) }) };
  if (days === 0) return { kind: 'must', expires: t('DOCUMENT_EXPIRES_TODAY') };
  if (state === 'valid')
    return { kind: undefined, expires: t('DOCUMENT_VALID_UNTIL', { day: formatDay(expiresOn, language) }) };
  return { kind: 'soon', expires: t('DOCUMENT_EXPIRES_IN', { count: days }) };
}
