import { familyOf, type PropertyType } from './types.ts';

/** The surface that a price is divided by: the living area, else the whole area inside; for land, the plot. */
type PricedSurface = 'living' | 'total' | 'plot';

/** The result is in cents: a sale in whole euros, a rent to the cent. A hidden price is null. */
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
