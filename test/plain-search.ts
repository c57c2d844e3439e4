import type { PlaceCentre, SearchRow } from '#database/property/search-rows.ts';
import { energyLabels } from '#domain/property/energy-label.ts';
import { typeAndDescendants } from '#domain/property/types.ts';
import { isInArea, isInBox } from '#domain/search/area.ts';
import { labelsUpTo, type SearchCriteria } from '#domain/search/criteria.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { ListScope } from '#search/conditions.ts';

const dayOf = (day: string) => Date.parse(day) / 86_400_000;

/** What a search must find, as a plain filter over all homes: slow, and easy to see through. */
export function plainSearch(
  rows: readonly SearchRow[],
  places: readonly PlaceCentre[],
  criteria: SearchCriteria,
  { goneSince, placeIdsOf }: ListScope,
): SearchRow[] {
  const text = criteria.text === undefined ? undefined : foldText(criteria.text);
  const { zones, radiusKm, box, area } = criteria;
  const own = places.filter(({ id }) => placeIdsOf(zones).includes(id));
  const meant = new Set(
    places
      .filter((place) =>
        own.some((one) => one === place || (radiusKm > 0 && plainKm(one, place) <= radiusKm)),
      )
      .map(({ id }) => id),
  );
  const types: string[] = criteria.types.flatMap(typeAndDescendants);
  const isFound = (home: SearchRow): boolean => {
    const position = { longitude: home.longitude ?? Number.NaN, latitude: home.latitude ?? Number.NaN };
    if (home.purpose !== criteria.purpose) return false;
    if (!home.is_open && !(home.gone_day !== null && home.gone_day >= dayOf(goneSince))) return false;
    if (zones.length > 0 && !meant.has(home.place_id ?? -1)) return false;
    if (box && !isInBox(position, box)) return false;
    if (area && (home.latitude === null || !isInArea(position, area))) return false;
    if (types.length > 0 && !types.includes(home.type)) return false;
    for (const [key, range] of Object.entries(criteria.ranges)) {
      const value = home[key as keyof SearchCriteria['ranges']];
      const { min = 0, max = Number.POSITIVE_INFINITY } = range ?? {};
      if (range && (value === null || value < min || value > max)) return false;
    }
    for (const [key, least] of Object.entries(criteria.atLeast)) {
      if ((home[key as keyof SearchCriteria['atLeast']] ?? 0) < least) return false;
    }
    if (criteria.energy) {
      const label = energyLabels.find((each) => each === home.energy_label);
      if (!label || !labelsUpTo(criteria.energy).includes(label)) return false;
    }
    if (criteria.flood && (home.flood === null || home.flood > criteria.flood)) return false;
    if (criteria.facades.length > 0 && !criteria.facades.some((each) => each === home.facades)) return false;
    if (criteria.availableBy && !home.is_available_now) {
      if (home.available_day === null || home.available_day > dayOf(criteria.availableBy)) return false;
    }
    if (!criteria.features.every((feature) => home[feature] === true)) return false;
    return text === undefined || contains(home, text);
  };
  return rows.filter(isFound).sort((one, other) => compare(criteria.sort, one, other));
}

function contains(home: SearchRow, text: string): boolean {
  const names = [home.place_name, home.quarter].flatMap((json) =>
    Object.values<string>(JSON.parse(json ?? '{}')),
  );
  const texts = [home.reference, home.street ?? '', home.city, ...names].map(foldText);
  return texts.some((each) => each.includes(text)) || home.postal_code === text;
}

/** Kilometres as the crow flies, where the earth is flat. */
export function plainKm(one: PlaceCentre, other: PlaceCentre): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(other.latitude - one.latitude, (other.longitude - one.longitude) * shrink);
}

function compare(sort: SearchCriteria['sort'], one: SearchRow, other: SearchRow): number {
  const perM2 = (home: SearchRow) =>
    home.priceCents === null || !home.livingAreaM2 ? null : home.priceCents / home.livingAreaM2;
  const steps = {
    newest: [down(one.published_at_us, other.published_at_us)],
    price: [up(one.priceCents, other.priceCents)],
    '-price': [down(one.priceCents, other.priceCents)],
    price_per_m2: [up(perM2(one), perM2(other))],
    '-area': [down(one.livingAreaM2, other.livingAreaM2), down(one.plotAreaM2, other.plotAreaM2)],
  }[sort];
  return steps.find((step) => step !== 0) ?? other.id - one.id;
}

function up(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

function down(one: number | null, other: number | null): number {
  if (one === null || other === null) return up(one, other);
  return other - one;
}
