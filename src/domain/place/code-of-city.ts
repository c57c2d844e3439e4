import { problem } from '#domain/problem/problem.ts';
import { quote } from '#domain/reading/reading.ts';
import { plainWord } from '#domain/reading/word.ts';
import { squareKm } from './distance.ts';
import type { Address } from './locate.ts';
import type { KnownPlace } from './named-places.ts';

type ByName = ReadonlyMap<string, readonly KnownPlace[]>;

/** The places of a country stay the same while thousands of rows are read. */
const byNames = new WeakMap<object, ByName>();

/** Coordinates farther away than this belong to another place of that name. */
const farthestKm = 10;

/**
 * The postal code of a city if the source gives none: the only one of that name, else that of the place of that name
 * nearest to the coordinates. It never guesses between several.
 */
export function codeOfCity(
  places: ReadonlyMap<string, readonly KnownPlace[]>,
  { city, countryId, latitude, longitude }: Omit<Address, 'postalCode'>,
): { code: string } | { reason: string } {
  const all = (namesOf(places).get(plainWord(city ?? '')) ?? []).filter(
    (place) => countryId === null || place.countryId === countryId,
  );
  // A municipality has a row for each of its postal codes, under its own name.
  const villages = all.filter(({ isMunicipality }) => !isMunicipality);
  const named = villages.length > 0 ? villages : all;
  const codes = [...new Set(named.map(({ postalCode }) => postalCode))];
  if (named.length === 0) return { reason: problem('CODE_UNKNOWN', { city: quote(city ?? '') }) };
  if (codes.length === 1) return { code: String(codes[0]) };
  if (latitude !== null && longitude !== null) {
    const near = named
      .map((place) => ({ place, squareKm: squareKm({ latitude, longitude }, place) }))
      .sort((a, b) => a.squareKm - b.squareKm)[0];
    if (near && near.squareKm <= farthestKm ** 2) return { code: near.place.postalCode };
  }
  const some = codes.length > 5 ? `${codes.slice(0, 5).join(', ')} …` : codes.join(', ');
  return { reason: problem('CODE_SEVERAL', { city: quote(city ?? ''), codes: some }) };
}

function namesOf(places: ReadonlyMap<string, readonly KnownPlace[]>): ByName {
  const known = byNames.get(places);
  if (known) return known;
  const byName = new Map<string, KnownPlace[]>();
  for (const place of [...places.values()].flat()) {
    for (const name of new Set(Object.values(place.name).map(plainWord)))
      byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  byNames.set(places, byName);
  return byName;
}
