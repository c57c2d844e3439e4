import type { BusinessFunction, ItemAvailability, Offer, OfferLeaf } from 'schema-dts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { Availability } from '#domain/property/availability.ts';
import { agencyReference } from './thing.server.ts';

type Offered = Pick<PropertyRow, 'purpose' | 'availability' | 'price_cents' | 'price_unit'>;

export const availabilities = {
  available: 'https://schema.org/InStock',
  option: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
  sold_out: 'https://schema.org/SoldOut',
  rented: 'https://schema.org/SoldOut',
} as const satisfies Record<Availability, ItemAvailability>;

// Terms of GoodRelations, which the types do not list.
const businessFunctions = {
  sale: 'http://purl.org/goodrelations/v1#Sell',
  rent: 'http://purl.org/goodrelations/v1#LeaseOut',
} as unknown as Record<Offered['purpose'], BusinessFunction>;

/** The unit of a price that is the lowest of several (domain/property/price.ts). */
const startingFrom = 7;

/** A price that is not published is null in the row. A property that is gone shows no price any more. */
export function offer(
  row: Offered,
  { url, isGone }: { url: string; isGone: boolean },
  context: RequestContext,
): Offer {
  const isRent = row.purpose === 'rent';
  return {
    '@type': 'Offer',
    url,
    availability: availabilities[row.availability],
    businessFunction: businessFunctions[row.purpose],
    offeredBy: agencyReference(context),
    ...(row.price_cents !== null && !isGone && price(row.price_cents / 100, isRent, row.price_unit)),
  };
}

function price(
  euros: number,
  isRent: boolean,
  unit: number | null,
): Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'> {
  const amount: Pick<OfferLeaf, 'price' | 'priceCurrency'> = { price: euros, priceCurrency: 'EUR' };
  // The code of a month in UN/CEFACT.
  if (isRent)
    return {
      ...amount,
      priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' },
    };
  if (unit !== startingFrom) return amount;
  return { priceSpecification: { '@type': 'PriceSpecification', minPrice: euros, priceCurrency: 'EUR' } };
}
