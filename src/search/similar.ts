import type { PlaceCentre } from '#database/property/search-rows.ts';
import type { ComparedProperty } from '#database/property/similar-properties.ts';
import { squareKm } from '#domain/place/distance.ts';
import { type Family, familyOf, propertyTypes } from '#domain/property/types.ts';
import { onOffer } from './conditions.ts';
import type { Properties } from './properties.ts';
import { codeOf } from './property-columns.ts';

/** The property that others are compared with; hidden values are null. */
type SimilarSubject = Omit<ComparedProperty, 'picture_id'>;

/** The distance between two properties if one has an unknown price, area or place. */
const unknown = { price: 1, area: 0.5, place: 2 };

/** Farther away a property is not similar: nobody who looks here would look there. */
const mostKm = 50;

/**
 * The ids of the most similar available properties for the same purpose, most similar first. They are ordered by a
 * distance to which each of these adds 1: another type, a factor √e in price or in area, 15 km between the centres of
 * the localities, another region with its own taxes. A property for another use, in another country or too far away is
 * not similar at all. Hidden prices and positions do not count: only public values are compared.
 */
export function similarTo(properties: Properties, own: SimilarSubject, most: number): number[] {
  const { id, type, placeId, ranges } = properties.table.columns;
  const ownType = codeOf.type(own.type);
  const isWantedAlike = codesWantedLike(own.type);
  const placeApart = placesApart(properties, own.place_id);
  const candidates = properties.where(onOffer(properties, own.purpose));

  const nearest: { id: number; distance: number }[] = [];
  candidates.forEach((slot) => {
    if (id[slot] === own.id || !isWantedAlike.has(type[slot] ?? 0)) return;
    const far = nearest.length < most ? Number.POSITIVE_INFINITY : (nearest.at(-1)?.distance ?? 0);
    let distance = type[slot] === ownType ? 0 : 1;
    distance += apart(own.price_cents, ranges.priceCents[slot], unknown.price);
    distance += apart(own.living_area_m2, ranges.livingAreaM2[slot], unknown.area);
    if (distance > far) return;
    distance += placeApart(placeId[slot] ?? 0);
    if (distance > far || distance === Number.POSITIVE_INFINITY) return;
    const property = { id: id[slot] ?? 0, distance };
    const place = nearest.findLastIndex((other) => compare(other, property) < 0) + 1;
    nearest.splice(place, 0, property);
    if (nearest.length > most) nearest.pop();
  });
  return nearest.map((property) => property.id);
}

/** A visitor who looks for a house may take a flat; plots, garages and shops are for other visitors. */
function codesWantedLike(ownType: string): Set<number> {
  const wanted = wantedAs(familyOf(ownType));
  const types = propertyTypes.filter(({ family }) => wantedAs(family) === wanted);
  return new Set(types.map(({ key }) => codeOf.type(key)));
}

function wantedAs(family: Family | undefined): Exclude<Family, 'house' | 'apartment'> | 'home' | undefined {
  return family === 'house' || family === 'apartment' ? 'home' : family;
}

function compare(one: { id: number; distance: number }, other: { id: number; distance: number }): number {
  return one.distance - other.distance || one.id - other.id;
}

function apart(own: number | null, other: number | undefined, ifUnknown: number): number {
  if (own === null || other === undefined || Number.isNaN(other)) return ifUnknown;
  return Math.abs(Math.log(Math.max(other, 1) / Math.max(own, 1))) * 2;
}

/** There are thousands of places and up to a million properties: each distance is computed only once. */
function placesApart({ places }: Properties, own: number | null): (placeId: number) => number {
  const from = places.get(own ?? 0);
  const known = new Map<number, number>();
  return (placeId) => {
    const before = known.get(placeId);
    if (before !== undefined) return before;
    const to = places.get(placeId);
    const distance = from && to ? placeDistance(from, to) : unknown.place;
    known.set(placeId, distance);
    return distance;
  };
}

function placeDistance(from: PlaceCentre, to: PlaceCentre): number {
  const km = Math.sqrt(squareKm(from, to));
  if (from.country_id !== to.country_id || km > mostKm) return Number.POSITIVE_INFINITY;
  return km / 15 + Number(from.region !== to.region);
}
