import { type Region, regionOf } from '#domain/place/region.ts';
import type { PropertyFacts } from './values.ts';

/** The region whose words and law hold. */
export function regionOfProperty({ region, countryId, postalCode }: PropertyFacts): Region | undefined {
  return region ?? (countryId && postalCode ? regionOf(countryId, postalCode) : undefined);
}
