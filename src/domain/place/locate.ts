import { squareKm } from '#domain/place/distance.ts';
import { wasMunicipality } from '#domain/place/former-municipalities.ts';
import {
  type KnownPlace,
  localName,
  type NamedPlace,
  namedPlaces,
  namesMunicipality,
} from '#domain/place/named-places.ts';
import { countryIds } from '#domain/place/region.ts';
import { problem } from '#domain/problem/problem.ts';
import { quote } from '#domain/reading/reading.ts';

export type Address = {
  postalCode: string;
  city: string | null;
  countryId: number | null;
  latitude: number | null;
  longitude: number | null;
};

type Located =
  | {
      place: KnownPlace;
      city: string;
      warning?: string;
      /** The village is not known: the property stands in its municipality. */
      withoutVillage?: true;
      problem?: undefined;
    }
  | { problem: { field: 'postalCode' | 'countryId'; reason: string } };

const countryNames = new Map<number, string>([
  [countryIds.belgium, 'Belgium'],
  [countryIds.luxembourg, 'Luxembourg'],
]);

/** Coordinates farther than this from every place of the postal code belong to something else. */
const farthestKm = 10;

/** Groups places by country and postal code. */
export function placesByCode(places: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  return Map.groupBy(places, ({ countryId, postalCode }) => areaKey(countryId, postalCode));
}

/**
 * Where a property stands: the place with its postal code that the city names, in any language and spelling; else the
 * only one, or the nearest to its coordinates; else the municipality itself, with a warning. A village is never
 * guessed. A code that does not exist in the country is a problem; so is one that exists in both countries, unless the
 * country or the city decides.
 */
export function locate(places: ReadonlyMap<string, readonly KnownPlace[]>, address: Address): Located {
  const { postalCode } = address;
  const city = address.city ?? '';
  const areas = areasWithCode(places, address);
  if (areas.length === 0) return unknownCode(address);
  const [candidates, another] = areas.length > 1 ? areasNamed(areas, city) : areas;
  if (!candidates || another) return unclearCountry(postalCode);

  const named = namedPlaces(candidates, city);
  const around = candidates.filter((place) => namesMunicipality(place, city));
  const villages = closestMeant(named.filter(({ place }) => !place.isMunicipality));
  const [only, second] = villages;
  if (only && !second) return nearVillage(only, candidates, address);
  if (only) return amongVillages(villages, candidates, address);
  const isKnown = named.length > 0 || around.length > 0;
  return amongAll(around.length > 0 ? around : candidates, named[0], isKnown, address);
}

/** The places of one country, or of both if the address does not say which. */
function areasWithCode(
  places: ReadonlyMap<string, readonly KnownPlace[]>,
  { postalCode, countryId }: Address,
): (readonly KnownPlace[])[] {
  const countries = [...countryNames.keys()].filter((each) => countryId === null || each === countryId);
  return countries.flatMap((each) => {
    const area = places.get(areaKey(each, postalCode));
    return area ? [area] : [];
  });
}

function areasNamed(areas: readonly (readonly KnownPlace[])[], city: string): (readonly KnownPlace[])[] {
  const named = areas.filter((area) => namedPlaces(area, city).length > 0);
  return named.length > 0
    ? named
    : areas.filter((area) => area.some((each) => namesMunicipality(each, city)));
}

function areaKey(countryId: number, postalCode: string): string {
  return `${countryId} ${postalCode}`;
}

/** Picks the village in 'Melle Gontrode', not the municipality before it, which may be a former one. */
function closestMeant(villages: readonly NamedPlace[]): readonly NamedPlace[] {
  if (villages.length < 2) return villages;
  const inner = villages.filter(
    ({ place, name }) => !wasMunicipality(name) && !namesMunicipality(place, name),
  );
  return inner.length > 0 ? inner : villages;
}

/**
 * 'Haaltert' is a village and the municipality around it: a property at least twice as near to Denderhoutem is put
 * there. A name that means only the village is believed.
 */
function nearVillage(
  { place, name }: NamedPlace,
  candidates: readonly KnownPlace[],
  address: Address,
): Located {
  const nearest = namesMunicipality(place, name)
    ? nearestTo(
        address,
        candidates.filter(({ isMunicipality }) => !isMunicipality),
      )
    : undefined;
  const here = { latitude: address.latitude ?? 0, longitude: address.longitude ?? 0 };
  const isElsewhere = nearest && squareKm(here, nearest) * 4 < squareKm(here, place);
  return isElsewhere ? { place: nearest, city: localName(nearest) } : { place, city: name };
}

function amongVillages(
  villages: readonly NamedPlace[],
  candidates: readonly KnownPlace[],
  address: Address,
): Located {
  const nearest = nearestTo(
    address,
    villages.map(({ place }) => place),
  );
  const named = villages.find(({ place }) => place === nearest);
  if (named) return { place: named.place, city: named.name };
  const meant = villages.map(({ place }) => place);
  return inMunicipality(
    candidates,
    meant,
    undefined,
    problem('PLACE_SEVERAL', { city: quote(address.city ?? '') }),
  );
}

function amongAll(
  places: readonly KnownPlace[],
  municipality: NamedPlace | undefined,
  isKnown: boolean,
  address: Address,
): Located {
  const { city, postalCode } = address;
  const unknown =
    city && !isKnown ? problem('PLACE_OF_ANOTHER_CODE', { city: quote(city), code: postalCode }) : undefined;
  const villages = places.filter(({ isMunicipality }) => !isMunicipality);
  const village = villages.length === 1 ? villages[0] : nearestTo(address, villages);
  if (!village) {
    const reason = unknown ?? problem('VILLAGE_UNNAMED', { code: postalCode });
    return inMunicipality(places, places, municipality, reason);
  }
  const name = localName(village);
  if (!unknown) return { place: village, city: name };
  return {
    place: village,
    city: name,
    warning: problem(villages.length > 1 ? 'VILLAGE_NEAREST' : 'VILLAGE_OTHER', { why: unknown, name }),
  };
}

/** Takes the municipality of the places meant; if these lie in two, the warning names both. */
function inMunicipality(
  places: readonly KnownPlace[],
  meant: readonly KnownPlace[],
  named: NamedPlace | undefined,
  reason: string,
): Located {
  const [first] = meant as [KnownPlace];
  const within = mainPlace(meant) ?? first;
  const own = places.filter((each) => municipalityOf(each) === municipalityOf(within));
  const place = mainPlace(own) ?? within;
  const city = named?.place === place ? named.name : localName(place);
  const possible = [...new Set(meant.map(municipalityOf))];
  const warning =
    possible.length > 1
      ? problem('PUT_IN_ONE_OF', { why: reason, cities: possible.join(', '), city })
      : problem('PUT_IN_MUNICIPALITY', { why: reason, city });
  return { place, city, warning, withoutVillage: true };
}

/** The municipality as such, or the village that it is named after. */
function mainPlace(places: readonly KnownPlace[]): KnownPlace | undefined {
  return (
    places.find(({ isMunicipality }) => isMunicipality) ??
    places.find((each) => namesMunicipality(each, localName(each)))
  );
}

function municipalityOf(place: KnownPlace): string {
  return localName({ ...place, name: place.municipality });
}

/** Rural postal codes are wide; a property farther than this from every place of one stands elsewhere. */
const farthestOfCodeKm = 5;

/** True if the position lies too far from every place of this postal code. */
export function liesElsewhere(
  places: ReadonlyMap<string, readonly KnownPlace[]>,
  { postalCode, countryId }: { postalCode: string; countryId: number },
  position: { latitude: number; longitude: number },
): boolean {
  const area = places.get(areaKey(countryId, postalCode)) ?? [];
  return area.every((place) => squareKm(position, place) > farthestOfCodeKm ** 2);
}

function nearestTo({ latitude, longitude }: Address, places: readonly KnownPlace[]): KnownPlace | undefined {
  if (latitude === null || longitude === null) return undefined;
  const here = { latitude, longitude };
  const [nearest] = places
    .map((place) => ({ place, squareKm: squareKm(here, place) }))
    .sort((a, b) => a.squareKm - b.squareKm);
  return nearest && nearest.squareKm <= farthestKm ** 2 ? nearest.place : undefined;
}

function unknownCode({ postalCode, countryId }: Address): Located {
  const where = countryNames.get(countryId ?? 0) ?? 'Belgium or Luxembourg';
  return {
    problem: {
      field: 'postalCode',
      reason: problem('CODE_OF_NO_PLACE', { code: quote(postalCode), country: where }),
    },
  };
}

function unclearCountry(postalCode: string): Located {
  const reason = problem('CODE_OF_BOTH', { code: postalCode });
  return { problem: { field: 'countryId', reason } };
}
