import { listOfficeOwners, type OfficeOwner } from '#database/owner/office-owners.ts';
import type { Language } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import { pagingOf } from '#interface/paging.ts';
import type { SignKind } from '#office/interface/sign.tsx';
import type { OfficeContext } from '#office/request-context.ts';
import { propertyWords } from '#office/today/property-words.server.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

const pageSize = 50;

export async function loadOwners({ database, language }: OfficeContext, url: URL) {
  const t = officeTextsFor(language);
  const text = url.searchParams.get('text')?.trim().slice(0, 100) ?? '';
  const page = Math.max(1, Math.min(1000, Math.floor(Number(url.searchParams.get('page'))) || 1));
  const { rows, total } = await listOfficeOwners(database, {
    ...(text && { text }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const pages = Math.max(page, Math.ceil(total / pageSize));
  return {
    text,
    note: t('OWNERS_COUNT', { count: total }),
    rows: rows.map((row) => presentOwner(row, language)),
    paging: pagingOf(page, pages, '', (to) => {
      const query = new URLSearchParams({ ...(text && { text }), ...(to > 1 && { page: String(to) }) });
      return `/office/owners/${query.size > 0 ? `?${query}` : ''}`;
    }),
    hasPages: pages > 1,
  };
}

/** How far an owner has come: asked to log in, confirmed, or has logged in. */
export function presentOwner(row: OfficeOwner, language: Language) {
  const t = officeTextsFor(language);
  const state: { kind: SignKind; text: string } = row.is_disabled
    ? { kind: 'must', text: t('OWNERS_DISABLED') }
    : row.is_confirmed
      ? { kind: 'done', text: t('OWNERS_CONFIRMED') }
      : { kind: 'soon', text: t(row.has_password ? 'OWNERS_UNCONFIRMED' : 'OWNERS_INVITED') };
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    state,
    lastLogIn: row.last_log_in_at ? formatDay(row.last_log_in_at, language) : t('OWNERS_NEVER'),
    weekly: t(row.weekly_mail ? 'OWNERS_WEEKLY_ON' : 'OWNERS_WEEKLY_OFF'),
    mayInvite: !row.has_password && !row.is_disabled,
    hasPassword: row.has_password,
    isDisabled: row.is_disabled,
    properties: row.properties.map((property) => ({
      id: property.property_id,
      href: `/office/properties/${property.property_id}/owner/`,
      reference: property.reference,
      address: propertyWords(property, language)?.address ?? '',
    })),
  };
}
