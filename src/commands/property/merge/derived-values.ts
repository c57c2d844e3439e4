import type { Selectable } from 'kysely';
import type { Property } from '#database/generated.ts';
import { codeOfCity } from '#domain/place/code-of-city.ts';
import { locate } from '#domain/place/locate.ts';
import type { KnownPlace } from '#domain/place/named-places.ts';
import { type Region, regionOf, regions } from '#domain/place/region.ts';
import { problem } from '#domain/problem/problem.ts';
import { type Availability, isOpen } from '#domain/property/availability.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { computedLabel } from '#domain/property/energy-label.ts';
import { catalogue } from '#domain/property/fields.ts';
import type { MergeContext, Merged } from './merge-property.ts';
import type { PropertyDraft } from './property-draft.ts';

const addressKeys = ['postalCode', 'city', 'countryId', 'latitude', 'longitude'];

/** Country, place, the correct spelling of the city, and the region, from the source's address. */
export function deriveAddress(
  merged: Merged,
  { values }: PropertyChange,
  places: Map<string, KnownPlace[]>,
): void {
  const { draft, problems, warnings } = merged;
  const isMentioned = addressKeys.some((key) => key in values);
  if (!draft.postal_code && values.city) {
    const { city, country_id: countryId, latitude, longitude } = draft;
    const found = codeOfCity(places, { city, countryId, latitude, longitude });
    if ('reason' in found) problems.push({ field: 'postalCode', reason: found.reason });
    else draft.postal_code = found.code;
  }
  if (!draft.postal_code || !isMentioned) return;
  const located = locate(places, {
    postalCode: draft.postal_code,
    city: draft.city,
    countryId: draft.country_id,
    latitude: draft.latitude,
    longitude: draft.longitude,
  });
  if (located.problem) {
    problems.push(located.problem);
    return;
  }
  draft.place_id = located.place.id;
  draft.country_id = located.place.countryId;
  draft.city = located.city;
  draft.region = regionOf(located.place.countryId, draft.postal_code) ?? located.place.region;
  merged.withoutVillage = located.withoutVillage === true;
  if (located.warning) warnings.push({ field: 'city', reason: located.warning });
}

/**
 * The source's label wins. Else a stored label that does not follow from the stored value was entered by somebody, and
 * stays; one that does is computed again. A label of business premises always counts as entered, even if the scale of
 * homes would give the same.
 */
export function deriveEnergyLabel(
  draft: PropertyDraft,
  { values }: PropertyChange,
  existing: Selectable<Property> | undefined,
): void {
  if (values.energyLabel) return;
  const wasGiven = existing?.energy_label && existing.energy_label !== computed(existing);
  if (values.energyLabel === undefined && wasGiven) return;
  draft.energy_label = computed(draft) ?? null;
}

function computed({
  region,
  type,
  energy_value,
}: Pick<PropertyDraft, 'region' | 'type' | 'energy_value'>): string | undefined {
  const known = regions.find((each): each is Region => each === region);
  return known && energy_value !== null ? computedLabel(known, type, energy_value) : undefined;
}

/**
 * Leaves out what only another region has, such as the Mobiscore of Flanders, as a mistake of the source. A stored
 * value stays: pages do not show it.
 */
export function leaveOutForeign(
  { draft, warnings }: Merged,
  { values, texts }: PropertyChange,
  existing: Selectable<Property> | undefined,
): void {
  const { region } = draft;
  if (!region) return;
  const before = new Map(Object.entries(existing?.details ?? {}));
  const details = new Map(Object.entries(draft.details ?? {}));
  for (const { key, regions } of catalogue) {
    // An empty cell is no mistake: it removes a former value.
    const given = [values[key], ...Object.values(texts[key] ?? {})];
    if (!regions || regions.includes(region as Region) || given.every((each) => (each ?? null) === null))
      continue;
    if (before.has(key)) details.set(key, before.get(key));
    else details.delete(key);
    warnings.push({ field: key, reason: problem('OTHER_REGION') });
  }
  draft.details = Object.fromEntries(details);
}

/**
 * Sets the time of first publication if the source does not give it. The day of a sale or rental is never made up: the
 * day of the import is not that of the sale. A withdrawn property that is in the source again is published again: the
 * source decides what is on offer.
 */
export function deriveTimes(
  draft: PropertyDraft,
  { values, publishedAt }: PropertyChange,
  existing: Selectable<Property> | undefined,
  { now }: MergeContext,
): void {
  if (existing?.publication === 'withdrawn' && !values.publication) draft.publication = 'published';
  if (publishedAt) draft.published_at = new Date(publishedAt);
  if (draft.publication === 'published') draft.published_at ??= now;
  if (isOpen({ availability: draft.availability as Availability })) draft.gone_on = null;
}
