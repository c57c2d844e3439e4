import type { AdvertRow } from '#database/owner/adverts.ts';
import type { OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { type PortalTexts, portalTexts } from '#texts/portal/texts.ts';

export type ShownAdvert = ReturnType<typeof presentAdverts>[number];

export function presentAdverts(
  property: OwnedPropertyRow,
  adverts: readonly AdvertRow[],
  /** Values for adverts that do not name their own. */
  { subject, contact, ownViews }: { subject: string; contact: string; ownViews: number },
  language: Language,
) {
  const t = portalTexts(language);
  const see = (href: string | null, name: string) =>
    href ? { href, text: t('SEE'), label: t('SEE_NAMED', { name }) } : null;
  const own =
    property.publication === 'published' && property.published_at
      ? [
          {
            id: 0,
            channel: t('OWN_SITE'),
            subject,
            contact,
            since: formatDay(dayOf(property.published_at)),
            status: '',
            views: formatNumber(ownViews),
            see: see(propertyPath(property, language), t('OWN_SITE')),
            isOurs: true,
          },
        ]
      : [];
  return [
    ...own,
    ...adverts.map((row) => ({
      id: row.id,
      channel: row.channel,
      subject: row.subject ?? subject,
      contact: row.contact ?? contact,
      since: formatDay(row.since),
      status: [statusOf(t, row), row.comment].filter(Boolean).join(' · '),
      views: row.views === null ? '–' : formatNumber(row.views),
      see: see(row.status === 'online' ? webAddress(row.address) : null, row.channel),
      isOurs: false,
    })),
  ];
}

function statusOf(t: PortalTexts, { status, until }: AdvertRow): string {
  if (status === 'planned') return t('PUBLICATION_PLANNED');
  if (status === 'online') return '';
  return until ? t('PUBLICATION_OFFLINE', { day: formatDay(until) }) : t('PUBLICATION_ENDED');
}

/** Null for anything but a web address, since others typed the text. */
function webAddress(text: string | null): string | null {
  const url = text ? URL.parse(text) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
