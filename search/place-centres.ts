import type { PlaceCentre } from '#database/search-rows.ts';

/** Where the places lie in which there are homes. */
export class PlaceCentres {
  readonly #places: readonly PlaceCentre[];

  constructor(places: readonly PlaceCentre[]) {
    this.#places = places;
  }

  /** Takes the ids of places; gives those of all places whose centre lies so near to one of theirs. */
  within(radiusKm: number, ids: readonly number[]): number[] {
    const asked = new Set(ids);
    const centres = this.#places.filter(({ id }) => asked.has(id));
    return this.#places
      .filter((place) => asked.has(place.id) || centres.some((centre) => isWithin(radiusKm, centre, place)))
      .map(({ id }) => id);
  }
}

function isWithin(radiusKm: number, centre: PlaceCentre, place: PlaceCentre): boolean {
  // On this scale the earth is flat: 111.2 km per degree of latitude, less per degree of longitude.
  const north = (place.latitude - centre.latitude) * 111.2;
  if (Math.abs(north) > radiusKm) return false;
  const east = (place.longitude - centre.longitude) * 111.2 * Math.cos((centre.latitude * Math.PI) / 180);
  return north * north + east * east <= radiusKm * radiusKm;
}
