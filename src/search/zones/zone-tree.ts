import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { aliasesOf } from '#domain/place/place-aliases.ts';
import { countryIds, type Region } from '#domain/place/region.ts';
import {
  cantonNames,
  cityNames,
  municipalityAliases,
  type Names,
  nameOfCanton,
  nameOfProvince,
  provinceNames,
  regionAliases,
  regionNames,
} from '#domain/place/zone-names.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { Zone } from './zones.ts';

export type PlaceOfZones = {
  id: number;
  country_id: number;
  postal_code: string;
  name: LocalisedText;
  province: string;
  region: Region;
  municipality: string | null;
  municipality_name: LocalisedText | null;
  is_municipality: boolean;
  latitude: number;
  longitude: number;
};

/** The language of road signs, roughly: a zone's key is its name in that language. */
const localLanguage: Record<Region, Language> = {
  flanders: 'nl',
  brussels: 'nl',
  wallonia: 'fr',
  luxembourg: 'fr',
};

/** Regions, provinces, municipalities, localities and postal codes. */
export function zonesOf(places: readonly PlaceOfZones[]): Zone[] {
  const regionZones = mapGroups(
    group(places, ({ region }) => region),
    regionZone,
  );
  const provinceZones = mapGroups(group(places.filter(isInProvince), provinceKey), (inside, key) =>
    provinceZone(key, inside, regionZones.get(inside[0].region)),
  );
  const municipalities: Zone[] = [];
  const localities: Zone[] = [];
  const postalCodes: Zone[] = [];
  const municipalityOf = new Map<PlaceOfZones, Zone>();

  for (const inside of group(places, municipalityKey).values()) {
    const [first] = inside;
    const around = isInProvince(first)
      ? provinceZones.get(provinceKey(first))
      : regionZones.get(first.region);
    const zone = municipalityZone(inside, around);
    municipalities.push(zone);
    for (const place of inside) municipalityOf.set(place, zone);
    for (const same of group(inside, (place) => slugOf(localName(place), 'nl')).values()) {
      // A part with the name of its municipality is no separate zone: 'Gent' means the whole municipality.
      if (localName(same[0]) !== zone.names[zone.local]) localities.push(localityZone(same, zone, inside));
    }
  }
  for (const inside of group(places, postalKey).values()) {
    const main = inside.find((place) => localName(place) === municipalityName(place)) ?? inside[0];
    postalCodes.push(postalCodeZone(inside, main, municipalityOf.get(main)));
  }
  return [
    ...regionZones.values(),
    ...provinceZones.values(),
    ...municipalities,
    ...localities,
    ...postalCodes,
  ];
}

function regionZone(places: Group): Zone {
  const [{ region }] = places;
  const names = regionNames[region];
  return zone(places, {
    key: `region-${region}`,
    kind: 'region',
    names,
    fullNames: names,
    aliases: regionAliases[region],
  });
}

function provinceZone(key: string, places: Group, region: Zone | undefined): Zone {
  const [{ province, country_id }] = places;
  const isCanton = country_id === countryIds.luxembourg;
  const names = (isCanton ? cantonNames : provinceNames)[province] ?? allOf(province);
  const fullNames = (isCanton ? nameOfCanton : nameOfProvince)(names);
  return zone(places, {
    key,
    kind: 'province',
    // A canton is named after a town in it.
    names: isCanton ? fullNames : names,
    fullNames,
    parent: region,
  });
}

function municipalityZone(places: Group, around: Zone | undefined): Zone {
  const [{ municipality_name, name }] = places;
  const names = inAll(municipality_name ?? name);
  const named = places.filter((place) => localName(place) === municipalityName(place));
  const main = named.some((place) => !place.is_municipality)
    ? named.filter((place) => !place.is_municipality)
    : named;
  return zone(places, {
    key: `municipality-${slugOf(names[localLanguage[places[0].region]], 'nl')}`,
    kind: 'municipality',
    names,
    fullNames: cityNames[names.fr] ?? qualified(names, around?.names),
    aliases: municipalityAliases[names.nl],
    hamlets: [...new Set(main.flatMap(hamletsIn))],
    parent: around,
    ...middleOf(main.length > 0 ? main : places),
  });
}

function localityZone(places: Group, municipality: Zone, all: Group): Zone {
  const names = inAll(places[0].name);
  const codes = new Set(places.map(({ postal_code }) => postal_code));
  const withoutVillage = all.filter(
    ({ is_municipality, postal_code }) => is_municipality && codes.has(postal_code),
  );
  return zone(places, {
    withoutVillage: withoutVillage.map(({ id }) => id),
    key: slugOf(`${localName(places[0])} ${municipality.names[municipality.local]}`, 'nl'),
    kind: 'locality',
    names,
    fullNames: qualified(names, municipality.names),
    hamlets: [...new Set(places.flatMap(hamletsIn))],
    parent: municipality,
  });
}

function hamletsIn({ country_id, postal_code, name }: PlaceOfZones): readonly string[] {
  return aliasesOf({ countryId: country_id, postalCode: postal_code, names: Object.values(name) });
}

function postalCodeZone(places: Group, main: PlaceOfZones, municipality: Zone | undefined): Zone {
  const isBelgian = main.country_id === countryIds.belgium;
  const code = isBelgian ? main.postal_code : `L-${main.postal_code}`;
  const names = mapNames(inAll(main.name), (name) => `${code} ${name}`);
  return zone(places, {
    key: code.toLowerCase(),
    kind: 'postal_code',
    names,
    fullNames: names,
    parent: municipality,
  });
}

type Group = [PlaceOfZones, ...PlaceOfZones[]];
type Given = Omit<
  Zone,
  'countryId' | 'local' | 'aliases' | 'hamlets' | 'placeIds' | 'latitude' | 'longitude'
> &
  Partial<Zone>;

function zone(places: Group, given: Given): Zone {
  return {
    countryId: places[0].country_id,
    local: localLanguage[places[0].region],
    placeIds: places.map(({ id }) => id),
    ...middleOf(places),
    ...given,
    aliases: given.aliases ?? [],
    hamlets: given.hamlets ?? [],
  };
}

function middleOf(places: PlaceOfZones[]): { latitude: number; longitude: number } {
  const mean = (of: (place: PlaceOfZones) => number) =>
    places.reduce((sum, place) => sum + of(place), 0) / places.length;
  return { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
}

function isInProvince(place: PlaceOfZones): boolean {
  return place.region !== 'brussels';
}

function provinceKey({ country_id, province }: PlaceOfZones): string {
  // Luxembourg has a province of Belgium and a canton of its own country by the same name.
  return country_id === countryIds.luxembourg ? `province-canton-${province}` : `province-${province}`;
}

function municipalityKey(place: PlaceOfZones): string {
  return `${place.country_id} ${place.municipality ?? slugOf(localName(place), 'nl')}`;
}

function postalKey(place: PlaceOfZones): string {
  return `${place.country_id} ${place.postal_code}`;
}

function localName({ name, region }: PlaceOfZones): string {
  return inAll(name)[localLanguage[region]];
}

function municipalityName({ municipality_name, name, region }: PlaceOfZones): string {
  return inAll(municipality_name ?? name)[localLanguage[region]];
}

function inAll(name: LocalisedText): Names {
  const any = languages.map((language) => name[language]).find(Boolean) ?? '';
  return mapNames(name, (own) => own || any);
}

function allOf(name: string): Names {
  return mapNames({}, () => name);
}

function qualified(names: Names, by: Names | undefined): Names {
  return by ? mapNames(names, (name, language) => `${name} (${by[language]})`) : names;
}

function mapNames(names: LocalisedText, make: (name: string, language: Language) => string): Names {
  const of = (language: Language) => make(names[language] ?? '', language);
  return { nl: of('nl'), fr: of('fr'), de: of('de'), en: of('en') };
}

function group(places: readonly PlaceOfZones[], keyOf: (place: PlaceOfZones) => string): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const place of places) {
    const key = keyOf(place);
    const found = groups.get(key);
    if (found) found.push(place);
    else groups.set(key, [place]);
  }
  return groups;
}

function mapGroups<Key>(groups: Map<Key, Group>, make: (places: Group, key: Key) => Zone): Map<Key, Zone> {
  return new Map([...groups].map(([key, places]) => [key, make(places, key)]));
}
