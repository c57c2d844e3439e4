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

export function placesByCode(places: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  return Map.groupBy(places, ({ postalCode }) => postalCode);
}

/**
 * The place with the postal code whose name is the city's, in any language and spelling, with the correct name. Where
 * no name fits, the first place with the code, with a warning. A code that does not exist in the country is a problem;
 * so is one that exists in both countries, unless the country or the city decides.
 */
export function locate(places: ReadonlyMap<string, readonly KnownPlace[]>, address: Address): Located {
  const { postalCode, city, countryId } = address;
  const withCode = places.get(postalCode) ?? [];
  const candidates = withCode.filter((place) => countryId === null || place.countryId === countryId);
  const named = city ? namedLike(candidates, city) : [];
  const [first] = candidates;
  if (!first) return unknownCode(address);
  if (isOfTwoCountries(named.length > 0 ? named.map(({ place }) => place) : candidates)) {
    return unclearCountry(postalCode);
  }
  return named[0] ?? firstOfCode(first, city);
}

function namedLike(places: readonly KnownPlace[], city: string): { place: KnownPlace; city: string }[] {
  const wanted = plainWord(city);
  return places.flatMap((place) => {
    const names = [localName(place), ...Object.values(place.name)];
    const name = names.find((each) => plainWord(each) === wanted);
    return name ? [{ place, city: name }] : [];
  });
}

function isOfTwoCountries(places: readonly KnownPlace[]): boolean {
  return new Set(places.map(({ countryId }) => countryId)).size > 1;
}

function unknownCode({ postalCode, countryId }: Address): Located {
  const where = countryNames.get(countryId ?? 0) ?? 'Belgium or Luxembourg';
  return { problem: { field: 'postalCode', reason: `${quote(postalCode)} is no postal code of ${where}` } };
}

function unclearCountry(postalCode: string): Located {
  const reason = `${postalCode} is a postal code of Belgium and of Luxembourg: say which with countryId 10 or 50`;
  return { problem: { field: 'countryId', reason } };
}

function firstOfCode(place: KnownPlace, city: string | null): Located {
  const name = localName(place);
  if (!city) return { place, city: name };
  const warning = `${quote(city)} is not a place with postal code ${place.postalCode}; ${name} is`;
  return { place, city: name, warning };
}

/** In the language of the place itself. */
function localName({ name, region, postalCode }: KnownPlace): string {
  const own = region === 'flanders' ? name.nl : name.fr;
  return own ?? Object.values(name)[0] ?? postalCode;
}
