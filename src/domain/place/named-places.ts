import type { LocalisedText } from '#domain/language.ts';
import { plainWord } from '#domain/reading/word.ts';
import { aliasesOf } from './place-aliases.ts';
import type { Region } from './region.ts';

/** A postal area: one locality with its postal code, or the municipality as such. */
export type KnownPlace = {
  id: number;
  countryId: number;
  postalCode: string;
  name: LocalisedText;
  region: Region;
  municipality: LocalisedText;
  /** Not a village: stands for the municipality if the village is not known. */
  isMunicipality: boolean;
  latitude: number;
  longitude: number;
};

/** A place, and its correct name in the language in which it was named. */
export type NamedPlace = { place: KnownPlace; name: string };

/**
 * The places that a text names, each once, in the order of the text: 'Haaltert Denderhoutem', 'Schaarbeek - Schaerbeek',
 * 'St.-Idesbald (Koksijde)'. A longer name comes before those within it: 'Knokke-Heist' is not Knokke.
 */
export function namedPlaces(places: readonly KnownPlace[], text: string): NamedPlace[] {
  const spellings = spellingsOf(places);
  const words = plainWord(text)
    .split(' ')
    .filter((word) => word && !/^\d+$/u.test(word));
  const found = new Map<number, NamedPlace & { at: number }>();
  const taken = new Set<number>();
  for (const { at, range } of rangesOf(words)) {
    const own = range.map((_, index) => at + index);
    // 'On' and 'My' are villages, but also words: they count only if nothing else is left.
    const isWord = range.join('').length < 3 && taken.size + range.length < words.length;
    if (isWord || own.some((index) => taken.has(index))) continue;
    const named = spellings.get(keyOf(range));
    if (!named) continue;
    for (const index of own) taken.add(index);
    if (!found.has(named.place.id)) found.set(named.place.id, { ...named, at });
  }
  return [...found.values()].sort((a, b) => a.at - b.at).map(({ place, name }) => ({ place, name }));
}

/** All runs of words that stand side by side, the longest first. */
function rangesOf(words: readonly string[]): { at: number; range: string[] }[] {
  return words
    .flatMap((_, at) => words.slice(at).map((__, index) => ({ at, range: words.slice(at, at + index + 1) })))
    .sort((a, b) => b.range.join('').length - a.range.join('').length);
}

/** The name in the language of the place itself. */
export function localName({ name, region, postalCode }: KnownPlace): string {
  const own = region === 'flanders' ? name.nl : name.fr;
  return own ?? Object.values(name)[0] ?? postalCode;
}

/** True if the text names the place's municipality. 'Brussels' names any in its region, as on letters. */
export function namesMunicipality(place: KnownPlace, text: string): boolean {
  if (!text) return false;
  const written = keysIn(text);
  const names = [...Object.values(place.municipality), ...(place.region === 'brussels' ? brussels : [])];
  return names.some((name) => written.has(keyOfName(name)));
}

const brussels = ['Brussel', 'Bruxelles', 'Brüssel', 'Brussels'];

/** Remembered for as long as the places are: an import asks for the same ones with each row. */
const remembered = new WeakMap<readonly KnownPlace[], ReadonlyMap<string, NamedPlace>>();

function spellingsOf(places: readonly KnownPlace[]): ReadonlyMap<string, NamedPlace> {
  const spellings = remembered.get(places) ?? collectSpellings(places);
  remembered.set(places, spellings);
  return spellings;
}

function collectSpellings(places: readonly KnownPlace[]): ReadonlyMap<string, NamedPlace> {
  const spellings = new Map<string, NamedPlace>();
  const add = (key: string, named: NamedPlace) => {
    if (!spellings.has(key)) spellings.set(key, named);
  };
  for (const place of places) {
    for (const name of [localName(place), ...Object.values(place.name)]) {
      add(keyOfName(name), { place, name });
    }
  }
  for (const place of places) {
    for (const alias of aliasesOf({ ...place, names: Object.values(place.name) })) {
      add(keyOfName(alias), { place, name: localName(place) });
    }
  }
  for (const [key, named] of shortNames(places)) add(key, named);
  return spellings;
}

/** 'Barvaux' for Barvaux-sur-Ourthe, if no other place with that postal code has the same short name. */
function shortNames(places: readonly KnownPlace[]): [string, NamedPlace][] {
  const short = places.flatMap((place) => {
    const name = localName(place);
    const [, beginning] = /^(.{3,}?)-(?:aan|op|bij|sur|lez|sous|en|Waas$)/u.exec(name) ?? [];
    return beginning && !place.isMunicipality ? [{ key: keyOfName(beginning), named: { place, name } }] : [];
  });
  return [...Map.groupBy(short, ({ key }) => key)].flatMap(([key, [only, second]]): [string, NamedPlace][] =>
    only && !second ? [[key, only.named]] : [],
  );
}

function keysIn(text: string): Set<string> {
  return new Set(rangesOf(plainWord(text).split(' ')).map(({ range }) => keyOf(range)));
}

/** Remembered: there are some ten thousand names, and an import asks for them with each row. */
const keysOfNames = new Map<string, string>();

function keyOfName(name: string): string {
  const known = keysOfNames.get(name);
  if (known !== undefined) return known;
  const key = keyOf(plainWord(name).split(' '));
  keysOfNames.set(name, key);
  return key;
}

/** The key is the same for 'Sint-Kruis', 'ST KRUIS', 'St.-Kruis' and 'Sintkruis'. */
function keyOf(words: readonly string[]): string {
  const saints = words.map((word) => word.replace(/^(?:sint|sainte?|sankt|ste)$/u, 'st'));
  return saints.join('').replace(/^(?:sint|sainte?|sankt)/u, 'st');
}
