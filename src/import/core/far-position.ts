import type { Selectable } from 'kysely';
import type { Merged } from '#commands/property/merge/merge-property.ts';
import type { RelatedRecords } from '#commands/property/merge/related-records.ts';
import type { Property } from '#database/generated.ts';
import { liesElsewhere } from '#domain/place/locate.ts';
import { problem } from '#domain/problem/problem.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';

/**
 * Leaves out a position outside the home's postal code: systems place homes at the agency's own door, or at an address
 * they once guessed. A position that staff set on the map stays.
 */
export function leaveOutFarPosition(
  { draft, warnings }: Merged,
  { values }: PropertyChange,
  existing: Selectable<Property> | undefined,
  { places }: RelatedRecords,
): void {
  const { postal_code: postalCode, country_id: countryId } = draft;
  const given = positionIn(draft);
  const isSaid = typeof values.latitude === 'number' && typeof values.longitude === 'number';
  if (!isSaid || !given || !postalCode || countryId === null) return;
  const isFar = (position: Position) => liesElsewhere(places, { postalCode, countryId }, position);
  if (!isFar(given)) return;
  const before = existing && positionIn(existing);
  const kept = before && !isFar(before) ? before : { latitude: null, longitude: null };
  Object.assign(draft, kept);
  warnings.push({ field: 'latitude', reason: problem('POSITION_FAR', { city: draft.city || postalCode }) });
}

type Position = { latitude: number; longitude: number };

function positionIn({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Position | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
