import type { RequestContext } from '#app/request-context.ts';
import type { WholeProperty } from '#database/property/whole-property.ts';
import { isOpen } from '#domain/property/availability.ts';
import { formatEuro } from '#domain/property/price.ts';
import { textsFor } from '#texts/server/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

/**
 * Since when the property is on offer and its earlier prices, if the agency shows them. Gives the day and not a number
 * of days: a kept page would go on showing the number of the day on which it was drawn.
 */
export function presentHistory(
  { settings, language }: RequestContext,
  { row, formerPrices }: WholeProperty,
): string[] {
  const { onlineSince, priceHistory } = settings.priceDetails;
  const { published_at: publishedAt } = row;
  if (!isOpen(row) || !publishedAt) return [];
  const t = textsFor(language);
  const prices = priceHistory && row.publish_price ? formerPrices : [];
  return [
    ...(onlineSince ? [t('ONLINE_SINCE', { day: dayInWords(publishedAt, language) })] : []),
    ...prices.map(({ cents, until }) =>
      t('PRICE_UNTIL', { price: formatEuro(cents), day: dayInWords(until, language) }),
    ),
  ];
}
