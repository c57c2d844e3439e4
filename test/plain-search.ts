import type { PlaceCentre, SearchRow } from '#database/property/search-rows.ts';
import { energyLabels } from '#domain/property/energy-label.ts';
import { typeAndDescendants } from '#domain/property/types.ts';
import { readStreetLine } from '#domain/reading/street-line.ts';
import { isInArea, isInBox } from '#domain/search/area.ts';
import { labelsUpTo, type SearchCriteria } from '#domain/search/criteria.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { ListScope } from '#search/conditions.ts';

const dayOf = (day: string) => Date.parse(day) / 86_400_000;

/** The expected results of a search, as a plain filter over all properties: slow but obvious. */
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
  const isFound = (property: SearchRow): boolean => {
    const position = {
      longitude: property.longitude ?? Number.NaN,
      latitude: property.latitude ?? Number.NaN,
    };
    if (property.purpose !== criteria.purpose) return false;
    if (!property.is_open && !(property.gone_day !== null && property.gone_day >= dayOf(goneSince)))
      return false;
    if (zones.length > 0 && !meant.has(property.place_id ?? -1)) return false;
    if (box && !isInBox(position, box)) return false;
    if (area && (property.latitude === null || !isInArea(position, area))) return false;
    if (types.length > 0 && !types.includes(property.type)) return false;
    for (const [key, range] of Object.entries(criteria.ranges)) {
      const value = property[key as keyof SearchCriteria['ranges']];
      const { min = 0, max = Number.POSITIVE_INFINITY } = range ?? {};
      if (range && (value === null || value < min || value > max)) return false;
    }
    for (const [key, least] of Object.entries(criteria.atLeast)) {
      if ((property[key as keyof SearchCriteria['atLeast']] ?? 0) < least) return false;
    }
    if (criteria.energy) {
      const label = energyLabels.find((each) => each === property.energy_label);
      if (!label || !labelsUpTo(criteria.energy).includes(label)) return false;
    }
    if (criteria.flood && (property.flood === null || property.flood > criteria.flood)) return false;
    if (criteria.facades.length > 0 && !criteria.facades.some((each) => each === property.facades))
      return false;
    if (criteria.availableBy && !property.is_available_now) {
      if (property.available_day === null || property.available_day > dayOf(criteria.availableBy))
        return false;
    }
    if (criteria.openDays && property.open_day_ms === null) return false;
    if (!criteria.features.every((feature) => property[feature] === true)) return false;
    return text === undefined || contains(property, text);
  };
  const isListed = (property: SearchRow) =>
    property.purpose === criteria.purpose &&
    (property.is_open || (property.gone_day !== null && property.gone_day >= dayOf(goneSince)));
  const isNamed = ({ reference }: SearchRow) =>
    text !== undefined && text !== '' && foldText(reference).replaceAll(' ', '') === text.replaceAll(' ', '');
  const isAnyNamed = rows.some((row) => isListed(row) && isNamed(row));
  return rows
    .filter((row) => isFound(row) && (!isAnyNamed || isNamed(row)))
    .sort((one, other) => compare(criteria.sort, one, other));
}

function contains(property: SearchRow, text: string): boolean {
  const names = [property.place_name, property.quarter].flatMap((json) =>
    Object.values<string>(JSON.parse(json ?? '{}')),
  );
  if (foldText(property.reference).replaceAll(' ', '').includes(text.replaceAll(' ', ''))) return true;
  const texts = [property.street ?? '', property.city, ...names].map(foldText);
  const { street } = readStreetLine(text);
  const isInStreet = street.length > 3 && foldText(property.street ?? '').includes(street);
  return isInStreet || texts.some((each) => each.includes(text)) || property.postal_code === text;
}

/** As the crow flies on a flat earth. */
export function plainKm(one: PlaceCentre, other: PlaceCentre): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(other.latitude - one.latitude, (other.longitude - one.longitude) * shrink);
}

function compare(sort: SearchCriteria['sort'], one: SearchRow, other: SearchRow): number {
  const perM2 = (property: SearchRow) =>
    property.priceCents === null || !property.livingAreaM2
      ? null
      : property.priceCents / property.livingAreaM2;
  const steps = {
    newest: [down(one.published_at_us, other.published_at_us)],
    price: [up(one.priceCents, other.priceCents)],
    '-price': [down(one.priceCents, other.priceCents)],
    open_day: [up(one.open_day_ms, other.open_day_ms)],
    price_per_m2: [up(perM2(one), perM2(other))],
    '-area': [down(one.livingAreaM2, other.livingAreaM2), down(one.plotAreaM2, other.plotAreaM2)],
  }[sort];
  const openFirst = Number(other.is_open) - Number(one.is_open);
  return [openFirst, ...steps].find((step) => step !== 0) ?? other.id - one.id;
}

function up(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}

function down(one: number | null, other: number | null): number {
  if (one === null || other === null) return up(one, other);
  return other - one;
}
