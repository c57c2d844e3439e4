import type { PlaceCentre } from '#database/property/search-rows.ts';
import { kmPerDegree, squareKm } from '#domain/place/distance.ts';

/** Up to 60° north a degree of longitude is wider than this. */
const leastKmPerDegreeEast = kmPerDegree / 2;

/** The centres of the places that have properties. */
export class PlaceCentres {
  readonly #places: readonly PlaceCentre[];
  readonly #byId: ReadonlyMap<number, PlaceCentre>;

  constructor(places: readonly PlaceCentre[]) {
    this.#places = places;
    this.#byId = new Map(places.map((place) => [place.id, place]));
  }

  get(id: number): PlaceCentre | undefined {
    return this.#byId.get(id);
  }

  /** The given places, and those whose centre lies within the radius of one of theirs. */
  within(radiusKm: number, ids: readonly number[]): number[] {
    const asked = new Set(ids);
    // A region has hundreds of places, so each is compared only with those in its own grid cell and the eight around
    // it.
    const nearCell = new Map<number, PlaceCentre[]>();
    for (const centre of this.#places) {
      if (!asked.has(centre.id)) continue;
      for (const cell of around(cellOf(centre, radiusKm))) {
        const centres = nearCell.get(cell);
        if (centres) centres.push(centre);
        else nearCell.set(cell, [centre]);
      }
    }
    // There is no place if the typed words are unknown.
    if (nearCell.size === 0) return [];
    const isNear = (place: PlaceCentre) =>
      nearCell.get(cellOf(place, radiusKm))?.some((centre) => isWithin(radiusKm, centre, place));
    return this.#places.filter((place) => asked.has(place.id) || isNear(place)).map(({ id }) => id);
  }
}

const row = 100_000;

function cellOf({ latitude, longitude }: PlaceCentre, radiusKm: number): number {
  const north = Math.floor((latitude * kmPerDegree) / radiusKm);
  return north * row + Math.floor((longitude * leastKmPerDegreeEast) / radiusKm);
}

function around(cell: number): number[] {
  return [cell, cell - 1, cell + 1].flatMap((each) => [each, each - row, each + row]);
}

function isWithin(radiusKm: number, centre: PlaceCentre, place: PlaceCentre): boolean {
  return squareKm(centre, place) <= radiusKm * radiusKm;
}
