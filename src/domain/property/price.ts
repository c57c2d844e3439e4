import { formatNumber } from '#domain/text/numbers.ts';
import { isRentOfHome } from './rent-of-home.ts';
import type { Tax } from './tax.ts';

/** The unit with which the agencies' software marks a price as the lowest of several. Other units say nothing here. */
const startingFrom = 7;

/** The parts of a price as a page writes them: prefix, text, suffix. `amount`, in cents, is there when the price is public. */
export type PriceParts = { text: string; prefix?: string; suffix?: string; amount?: number };

/**
 * In Belgian Dutch, which every language of the site uses: '€ 325.000', with cents only when there are any; the
 * page keeps sign and figure on one line. `cents` is an integer; anything but a finite number becomes 'NaN'.
 */
export function formatEuro(cents: unknown): string {
  if (typeof cents !== 'number' || !Number.isFinite(cents)) return 'NaN';
  const hasCents = cents % 100 !== 0;
  return `€ ${formatNumber(cents / 100, { decimals: hasCents ? 2 : 0, padded: hasCents })}`;
}

/** A price below these, in cents, was filled in only because a form wanted one: € 1, € 100. */
const leastPrice = { sale: 100_000, rent: 1000 };

/** True if the amount only stands in for a price that nobody has given. */
export function isPlaceholderPrice(
  purpose: 'sale' | 'rent' | null | undefined,
  cents: number | null | undefined,
): boolean {
  return typeof cents === 'number' && Boolean(purpose) && cents < leastPrice[purpose ?? 'sale'];
}

/** Whole euros: an estimate that names cents would promise too much. */
export function toRoundEuros(cents: number): number {
  return Math.round(cents / 100) * 100;
}

/**
 * The price as a visitor may see it. An unpublished or absent price is 'on demand' and carries no amount. The rent of a
 * home never is: if it is not known yet, the page says so. A price without its VAT says so wherever it stands (WER art.
 * VI.2, VI.99 § 4, 3°). `unitText`: words of the agency after the price.
 */
export function presentPrice(
  property: {
    purpose: 'sale' | 'rent';
    type?: string | null;
    priceCents: number | null;
    publishPrice: boolean;
    priceUnit: number | null;
    unitText?: string | undefined;
    tax: Tax;
  },
  t: (
    key: 'PRICE_ON_DEMAND' | 'RENT_NOT_GIVEN' | 'STARTING_FROM' | 'PER_MONTH' | 'PRICE_WITHOUT_TAX',
  ) => string,
): PriceParts {
  const { purpose, priceCents, publishPrice, priceUnit, unitText, tax } = property;
  if (!publishPrice || typeof priceCents !== 'number') {
    return { text: t(publishPrice && isRentOfHome(property) ? 'RENT_NOT_GIVEN' : 'PRICE_ON_DEMAND') };
  }
  const unit = purpose === 'rent' ? t('PER_MONTH') : tax !== 'duty' && t('PRICE_WITHOUT_TAX');
  const suffix = [unit, unitText].filter(Boolean).join(' ');
  return {
    text: formatEuro(priceCents),
    ...(priceUnit === startingFrom && { prefix: t('STARTING_FROM') }),
    ...(suffix && { suffix }),
    amount: priceCents,
  };
}
