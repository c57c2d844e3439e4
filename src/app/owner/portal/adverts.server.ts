import type { OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import type { OwnedAdvertRow } from '#database/property/adverts.ts';
import { webAddress } from '#domain/address/web-address.ts';
import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { writtenIn } from '#texts/wording/written-in.ts';

export type ShownAdvert = ReturnType<typeof presentAdverts>[number];

export function presentAdverts(
  property: OwnedPropertyRow,
  adverts: readonly OwnedAdvertRow[],
  /** `usual`: subject and contact that the page itself shows, and no row repeats. */
  { usual, ownViews }: { usual: (string | undefined)[]; ownViews: number },
  language: Language,
) {
  const t = portalTexts(language);
  const differing = (text: string | null) => (text && !usual.includes(text) ? text : '');
  const see = (href: string | null, name: string) =>
    href ? { href, text: t('SEE'), label: t('SEE_NAMED', { name }) } : null;
  const own =
    property.publication === 'published' && property.published_at
      ? [
          {
            id: 0,
            channel: t('OWN_SITE'),
            subject: '',
            subjectLang: undefined,
            contact: '',
            since: formatDay(dayOf(property.published_at), language),
            status: '',
            comment: '',
            commentLang: undefined,
            note: '',
            views: formatNumber(ownViews),
            see: see(propertyPath(property, language), t('OWN_SITE')),
            isOurs: true,
          },
        ]
      : [];
  return [
    ...own,
    ...adverts.map((row) => {
      const subjectIn = writtenIn(language, row.subject ? row.subject_language : null);
      const commentIn = writtenIn(language, row.comment ? row.comment_language : null);
      return {
        id: row.id,
        channel: row.channel,
        subject: differing(row.subject),
        subjectLang: subjectIn.lang,
        contact: differing(row.contact),
        since: formatDay(row.since, language),
        status: statusOf(row, language),
        comment: row.comment ?? '',
        commentLang: commentIn.lang,
        note: [...new Set([subjectIn.note, commentIn.note])].filter(Boolean).join(' · '),
        views: row.views === null ? '–' : formatNumber(row.views),
        see: see((row.status === 'online' && webAddress(row.address)?.href) || null, row.channel),
        isOurs: false,
      };
    }),
  ];
}

function statusOf({ status, until }: OwnedAdvertRow, language: Language): string {
  const t = portalTexts(language);
  if (status === 'planned') return t('PUBLICATION_PLANNED');
  if (status === 'online') return '';
  return until ? t('PUBLICATION_OFFLINE', { day: formatDay(until, language) }) : t('PUBLICATION_ENDED');
}
