import type { Selectable } from 'kysely';
import type { Property } from '#database/generated.ts';
import { formatEuro } from '#domain/property/price.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

export const ribbonKey = 'marquee';

/** The content of that field if it tells of a lower price. */
export const priceReduced = 'price_reduced';

type Priced = Pick<
  Selectable<Property>,
  'publication' | 'price_cents' | 'publish_price' | 'marquee' | 'marquee_name'
>;

/** Visitors must have read the price that goes down. The agency's own words on the ribbon come before ours. */
export function offersRibbon({ publication, price_cents, publish_price, marquee_name }: Priced): boolean {
  const hasOwnWords = Object.values(Object(marquee_name)).some(Boolean);
  return publication === 'published' && price_cents !== null && publish_price && !hasOwnWords;
}

export function hasRibbon({ marquee }: Priced): boolean {
  return marquee === priceReduced;
}

/** 'untrue': it would tell of a price that did not go down. */
export function ribbonAfter(
  property: Priced,
  { price, isWanted }: { price: unknown; isWanted: boolean },
): 'put on' | 'taken off' | 'as it was' | 'untrue' {
  const { price_cents: former } = property;
  const isLower = typeof price === 'number' && former !== null && price < former;
  if (!isWanted) return hasRibbon(property) ? 'taken off' : 'as it was';
  if (hasRibbon(property) && (isLower || price === former)) return 'as it was';
  return isLower ? 'put on' : 'untrue';
}

export function ribbonWords({ language }: OfficeContext, { price_cents }: Priced) {
  const t = officeTextsFor(language);
  const words = {
    name: fieldTexts(language).option(ribbonKey, priceReduced),
    price: formatEuro(price_cents),
  };
  return {
    label: t('PROPERTIES_PRICE_RIBBON', words),
    untrue: t('PROPERTIES_PRICE_RIBBON_UNTRUE', words),
    changed: t('PROPERTIES_PRICE_RIBBON_CHANGED', words),
  };
}
