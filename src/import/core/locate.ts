import type { LocalisedText } from '#domain/language.ts';
import { countryIds, type Region } from '#domain/place/region.ts';
import { quote } from '#domain/reading/reading.ts';
import { plainWord } from '#domain/reading/word.ts';

/** A postal area: one locality with its postal code. */
export type KnownPlace = {
  id: number;
  countryId: number;
  postalCode: string;
  name: LocalisedText;
  region: Region;
};

export type Address = { postalCode: string; city: string | null; countryId: number | null };

export type Located =
  | { place: KnownPlace; city: string; warning?: string; problem?: undefined }
  | { problem: { field: 'postalCode' | 'countryId'; reason: string } };

const countryNames = new Map<number, string>([
  [countryIds.belgium, 'Belgium'],
  [countryIds.luxembourg, 'Luxembourg'],
]);

/** Takes all known places; gives them by postal code, as `locate` wants them. */
export function placesByCode(places: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  return Map.groupBy(places, ({ postalCode }) => postalCode);
}

/**
 * Takes an address as a file has it. Gives the place with that postal code whose name is the city's, in any language
 * and however spelled, with the name as it should be written. Where no name fits, the first place with the code, with
 * a warning. A code that is not known to the country is a problem; so is one of both countries, unless the country
 * or the city tells which.
 */
export function locate(places: ReadonlyMap<string, readonly KnownPlace[]>, address: Address): Located {
  const { postalCode, city, countryId } = address;
  const withCode = places.get(postalCode) ?? [];
  const candidates =
    countryId === null ? withCode : withCode.filter((place) => place.countryId === countryId);
  const [first] = candidates;
  if (!first) {
    const where = countryNames.get(countryId ?? 0) ?? 'Belgium or Luxembourg';
    return { problem: { field: 'postalCode', reason: `${quote(postalCode)} is no postal code of ${where}` } };
  }
  const named = candidates
    .map((place) => ({ place, name: city && nameLike(place, city) }))
    .filter(({ name }) => name);
  const countries = new Set(
    (named.length > 0 ? named.map(({ place }) => place) : candidates).map((place) => place.countryId),
  );
  if (countries.size > 1) {
    const reason = `${postalCode} is a postal code of Belgium and of Luxembourg: say which with countryId 10 or 50`;
    return { problem: { field: 'countryId', reason } };
  }
  if (named[0]?.name) return { place: named[0].place, city: named[0].name };
  const name = localName(first);
  if (!city) return { place: first, city: name };
  return {
    place: first,
    city: name,
    warning: `${quote(city)} is not a place with postal code ${postalCode}; ${name} is`,
  };
}

function nameLike(place: KnownPlace, city: string): string | undefined {
  const wanted = plainWord(city);
  return [localName(place), ...Object.values(place.name)].find((name) => plainWord(name) === wanted);
}

/** As the place is called where it lies. */
function localName({ name, region, postalCode }: KnownPlace): string {
  const own = region === 'flanders' ? name.nl : name.fr;
  return own ?? Object.values(name)[0] ?? postalCode;
}
