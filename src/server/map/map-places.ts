import type { Kysely } from 'kysely';
import { namesFrom } from '#app/map/frame/name-ranks.ts';
import type { Database } from '#database/client.ts';
import { listMapPlaces, type MapPlaceRow } from '#database/place/map-places.ts';
import { isInBox, type MapBox } from '#domain/search/area.ts';
import type { Zones } from '#search/zones/zones.ts';

/** The places that maps name, kept until the places change. */
export class MapPlaces {
  readonly #database: Kysely<Database>;
  #zones: Zones | undefined;
  #places: Promise<MapPlaceRow[]> | undefined;

  constructor(database: Kysely<Database>) {
    this.#database = database;
  }

  of(zones: Zones): Promise<MapPlaceRow[]> {
    if (this.#zones !== zones) this.#places = undefined;
    this.#zones = zones;
    this.#places ??= listMapPlaces(this.#database);
    this.#places.catch(() => {
      this.#places = undefined;
    });
    return this.#places;
  }
}

/** Those in the box whose name a map of that zoom shows, counted in tiles of 256 px. */
export function namedIn(box: MapBox, zoom: number, places: readonly MapPlaceRow[]): MapPlaceRow[] {
  return places.filter((place) => namesFrom[place.rank] <= zoom - 1 && isInBox(place, box));
}
