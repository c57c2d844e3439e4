import type { RequestContext } from '#app/request-context.ts';
import type { OwnedDocumentRow } from '#database/property/owned-documents.ts';
import type { Language } from '#domain/language.ts';
import { type Expiry, expiryOn } from '#domain/property/expiry.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { href } from '#site/paths/paths.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { documentTitle } from '#texts/wording/document-name.ts';

export type ShownOwnedDocument = ReturnType<typeof presentDocument>;

export function presentDocument(row: OwnedDocumentRow, { language, now }: RequestContext) {
  const t = portalTexts(language);
  const name = documentTitle(row, language);
  const expiry = row.expires_on ? expiryOn(row.expires_on, dayOf(now)) : undefined;
  const ask = `${href(language, 'ownerMessage', { id: row.property_id })}?document=${row.id}`;
  const mustRenew = expiry !== undefined && expiry.state !== 'valid';
  return {
    id: row.id,
    propertyId: row.property_id,
    name,
    note: noteOf(row, expiry, language),
    state: expiry?.state ?? ('valid' as const),
    open: row.has_file
      ? { href: `/documents/${row.id}/`, text: t('OPEN'), label: t('OPEN_NAMED', { name }) }
      : null,
    ask: mustRenew
      ? { href: ask, text: t('RENEW'), label: t('RENEW_NAMED', { name }) }
      : row.has_file
        ? null
        : { href: ask, text: t('ASK'), label: t('ASK_NAMED', { name }) },
  };
}

function noteOf(row: OwnedDocumentRow, expiry: Expiry | undefined, language: Language): string {
  const t = portalTexts(language);
  if (row.expires_on && expiry) {
    const day = formatDay(row.expires_on, language);
    if (expiry.state === 'expired') return t('EXPIRED', { day });
    if (expiry.state === 'valid') return t('VALID_UNTIL', { day });
    return expiry.days === 0 ? t('EXPIRES_TODAY', { day }) : t('EXPIRES_IN', { count: expiry.days, day });
  }
  if (row.issued_on)
    return t(row.kind === 'mandate' || row.kind === 'lease' ? 'SIGNED_ON' : 'ISSUED_ON', {
      day: formatDay(row.issued_on, language),
    });
  return row.has_file ? '' : t('AT_AGENT');
}
