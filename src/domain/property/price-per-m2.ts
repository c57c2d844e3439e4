import { familyOf, type PropertyType } from './types.ts';

/** The surface that a price is divided by: what one lives in, else all that there is inside; of land the plot. */
type PricedSurface = 'living' | 'total' | 'plot';

/**
 * Takes what a visitor may know of a property (a hidden price is null); gives its price per square metre in cents, and of
 * which surface. A sale in whole euros, a rent to the cent.
 */
export function pricePerM2({
  type,
  purpose,
  priceCents,
  livingAreaM2,
  totalAreaM2,
  plotAreaM2,
}: {
  type?: PropertyType | null;
  purpose?: 'sale' | 'rent' | null;
  priceCents?: number | null;
  livingAreaM2?: number | null;
  totalAreaM2?: number | null;
  plotAreaM2?: number | null;
}): { cents: number; surface: PricedSurface } | undefined {
  const found: [PricedSurface, number | null | undefined] =
    familyOf(type) === 'land'
      ? ['plot', plotAreaM2]
      : livingAreaM2
        ? ['living', livingAreaM2]
        : ['total', totalAreaM2];
  const [surface, areaM2] = found;
  if (!priceCents || !areaM2) return undefined;
  const cents = priceCents / areaM2;
  return { cents: purpose === 'rent' ? Math.round(cents) : Math.round(cents / 100) * 100, surface };
}
