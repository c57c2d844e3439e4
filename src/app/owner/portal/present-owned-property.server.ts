import { presentStatus } from '#app/property/status.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import { isOpen } from '#domain/property/availability.ts';
import { formatEuro } from '#domain/property/price.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import type { ShownStatus } from '#interface/status.tsx';
import { href } from '#site/paths/paths.ts';
import { type PortalTexts, portalTexts } from '#texts/portal/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { cityText, streetText } from '#texts/wording/place-text.ts';
import { priceInLine, propertyPrice, typeName } from '#texts/wording/property-words.ts';
import { writtenIn } from '#texts/wording/written-in.ts';

export type ShownOwnedProperty = ReturnType<typeof presentOwnedProperty>;

export function presentOwnedProperty(row: OwnedPropertyRow, { language, now }: RequestContext) {
  const t = portalTexts(language);
  const type = typeName(row.type, language);
  const title = ownedAddress(row, language);
  const price = propertyPrice({ ...row, publish_price: true }, language);
  return {
    id: row.id,
    href: href(language, 'ownedProperty', { id: row.id }),
    title,
    type,
    price,
    status: ownedStatus(t, row, language),
    line: [type, priceInLine(price), onlineText(t, row, now)].filter(Boolean).join(' · '),
    picture: presentPicture(row.picture, type, language),
    prices: row.prices
      .map(({ since, price_cents }, index, all) => ({
        price: formatEuro(price_cents),
        since: t('PRICE_SINCE', { day: formatDay(new Date(since), language) }),
        isNow: index === all.length - 1,
      }))
      .toReversed(),
    steps: row.steps.map(({ due_on, subject, language: written }) => ({
      subject,
      written: writtenIn(language, written),
      when: !due_on
        ? t('NO_DAY')
        : due_on < dayOf(now)
          ? t('OVERDUE', { day: formatDay(due_on, language) })
          : formatDay(due_on, language),
    })),
  };
}

/** Street, number and locality, even if they are hidden from visitors. */
export function ownedAddress(row: OwnedPropertyRow, language: RequestContext['language']): string {
  return [streetText(row, language), cityText(row, language)].filter(Boolean).join(', ');
}

function ownedStatus(
  t: PortalTexts,
  { publication, availability, gone_on, option_since }: OwnedPropertyRow,
  language: RequestContext['language'],
): ShownStatus {
  if (publication === 'draft') return { kind: 'none', text: t('DRAFT') };
  if (publication === 'withdrawn') return { kind: 'none', text: t('WITHDRAWN') };
  const status = presentStatus(textsFor(language), availability);
  const since = status.kind === 'gone' ? gone_on : option_since;
  return since
    ? { ...status, text: t('STATUS_SINCE', { status: status.text, day: formatDay(since, language) }) }
    : status;
}

/** Only for a property that can still be had. */
function onlineText(t: PortalTexts, row: OwnedPropertyRow, now: Date): string {
  const { publication, published_at } = row;
  if (publication !== 'published' || !published_at || !isOpen(row)) return '';
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(published_at))) / dayMs);
  return t('DAYS_ONLINE', { count: Math.max(1, days) });
}
