import { saveSearchHref } from '#app/alert/alert-address.server.ts';
import { valuationHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { Language } from '#domain/language.ts';
import type { Properties } from '#search/properties.ts';
import { searchLike } from '#search/search-like.ts';
import type { Texts } from '#texts/server/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

export function presentGone(context: RequestContext, row: PropertyRow, properties: Properties) {
  const t = textsFor(context.language);
  const like = searchLike(properties, context.zones, [row.id]);
  const alert = like && saveSearchHref(context, like);
  return {
    title: titleOf(t, row, context.language),
    alert: alert ? { href: alert, label: t('TELL_OF_SIMILAR') } : null,
    valuation: valuationHref(context),
  };
}

function titleOf(t: Texts, { availability, gone_on }: PropertyRow, language: Language): string {
  if (availability === 'sold_out') return t('PROPERTY_SOLD_OUT');
  const day = gone_on ? dayInWords(gone_on, language) : '';
  if (availability === 'rented') return day ? t('PROPERTY_RENTED_ON', { day }) : t('PROPERTY_RENTED');
  return day ? t('PROPERTY_SOLD_ON', { day }) : t('PROPERTY_SOLD');
}
