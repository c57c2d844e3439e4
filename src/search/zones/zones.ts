import { LRUCache } from 'lru-cache';
import type { Language } from '#domain/language.ts';
import type { OwnDistrict } from '#domain/place/districts/district.ts';
import type { Names } from '#domain/place/zone-names.ts';
import { slugOf } from '#domain/text/slug.ts';
import { districtZones } from './district-zones.ts';
import { suggestZones } from './suggest-zones.ts';
import { type Meaning, PlaceReader, unknown } from './typed-place.ts';
import { type Searchable, searchableNames } from './zone-index.ts';
import type { ZoneKind } from './zone-kinds.ts';
import { type PlaceOfZones, zonesOf } from './zone-tree.ts';

/** What a search can be narrowed to. */
export type Zone = {
  /** As in addresses: 'municipality-gent', 'hofstade-zemst', '9000'. The same in every language. */
  key: string;
  kind: ZoneKind;
  countryId: number;
  names: Names;
  /** The language of the name in `key`. */
  local: Language;
  /** The name where another zone has the same one: 'Limburg (Luik)'. Also recognised when typed. */
  fullNames: Names;
  /** What people also call it: recognised when typed, never shown. */
  aliases: readonly string[];
  /** Hamlets and seaside resorts in it, recognised where no place has that name. */
  hamlets: readonly string[];
  /** The ids of its rows in the table `place`. */
  placeIds: number[];
  /** Of a village: where those with its postal code stand of which only the municipality is known. */
  withoutVillage?: readonly number[];
  /** Of a district: the municipalities and postal codes that it is made of. */
  members?: readonly Zone[];
  /** The zone around it: a locality's municipality, a municipality's province. */
  parent?: Zone;
  latitude: number;
  longitude: number;
};

/** No name of a place is as long; to look for one that is spelled alike would take time. */
const longestTyped = 80;
/** Of one search. Nobody misspells more places at once, and each takes half a millisecond. */
const mostGuesses = 5;

/** Every zone of Belgium and Luxembourg, in memory, by all its names. */
export class Zones {
  readonly all: readonly Zone[];
  readonly #byKey = new Map<string, Zone>();
  readonly #byName = new Map<string, Zone>();
  readonly #searchable: Searchable[];
  readonly #reader: PlaceReader;
  /** A page asks several times what the same word means. */
  readonly #named = new LRUCache<string, { meaning: Meaning | undefined }>({ max: 1000 });
  readonly #guessed = new LRUCache<string, Meaning>({ max: 1000 });

  /** `own`: the districts of the agency. */
  constructor(places: readonly PlaceOfZones[], own: readonly OwnDistrict[] = []) {
    const zones = zonesOf(places);
    this.all = [...zones, ...districtZones(zones, own)];
    for (const zone of this.all) this.#byKey.set(zone.key, zone);
    this.#nameAll();
    this.#searchable = searchableNames(this.all);
    this.#reader = new PlaceReader(this.all, this.#searchable, (name) => this.resolve(name));
  }

  /**
   * One zone for what stands in an address; `understand` says what else may be meant.
   * `key`: a key, or a name as slug in any language: 'gent', 'luik', 'luettich'. Where several zones share a name,
   * 'gent' means the municipality with all its parts and not the inner town alone (that is '9000'); 'antwerpen' or
   * 'namur' means the city and not the province. 'limburg' is the province, because on road signs the small town is
   * called Limbourg. 'hofstade' is in Aalst and in Zemst and finds both.
   */
  resolve(key: string): Zone | undefined {
    return this.#byKey.get(key) ?? this.#byName.get(key);
  }

  /** The keys of what was typed, for those who cannot ask back; none where nobody knows it. */
  keysMeant(typed: string): string[] {
    return this.named(typed)?.zones.map(({ key }) => key) ?? [];
  }

  /** What has exactly this name, key or postal code. */
  named(typed: string): Meaning | undefined {
    if (typed.length > longestTyped) return undefined;
    const key = slugOf(typed, 'nl');
    const known = this.#named.get(key);
    if (known) return known.meaning;
    const zone = this.#byKey.get(key);
    const isKey = zone && zone.kind !== 'postal_code';
    const meaning: Meaning | undefined = isKey
      ? { how: 'sure', by: 'name', zones: [zone], others: [] }
      : this.#reader.readNamed(key);
    this.#named.set(key, { meaning });
    return meaning;
  }

  /** What somebody meant who typed this and sent it: a key, or a name as slug. */
  understand(typed: string): Meaning {
    if (typed.length > longestTyped) return unknown;
    const named = this.named(typed);
    if (named) return named;
    const key = slugOf(typed, 'nl');
    const guessed = this.#guessed.get(key) ?? this.#reader.guess(key);
    this.#guessed.set(key, guessed);
    return guessed;
  }

  /** Of those that are neither a name nor a key only the first few, which `understand` compares with every name. */
  withFewGuesses(keys: readonly string[]): string[] {
    let guesses = 0;
    return keys.filter((key) => {
      const isNamed = this.named(key) !== undefined;
      if (!isNamed) guesses += 1;
      return isNamed || guesses <= mostGuesses;
    });
  }

  /** All that have exactly this name in any language. */
  called(name: string): readonly Zone[] {
    return this.#reader.called(name);
  }

  /** The ids of `place` in any of the zones; of a name that may mean several, in all of them. */
  placeIds(keys: readonly string[]): number[] {
    return [
      ...new Set(
        this.withFewGuesses(keys)
          .flatMap((key) => this.understand(key).zones)
          .flatMap(({ placeIds }) => placeIds),
      ),
    ];
  }

  /** Undefined for an id that is none of a place. */
  municipalityOf(placeId: number): Zone | undefined {
    return this.all.find(({ kind, placeIds }) => kind === 'municipality' && placeIds.includes(placeId));
  }

  /** Its direct parts: the provinces of a region, the municipalities of a province or of Brussels. */
  within(zone: Zone): Zone[] {
    return this.all.filter(({ parent }) => parent === zone);
  }

  /** A municipality itself, or those in a province, region or district. */
  municipalitiesIn(zone: Zone): Zone[] {
    return zone.kind === 'municipality'
      ? [zone]
      : (zone.members ?? this.within(zone)).flatMap((each) => this.municipalitiesIn(each));
  }

  /** When typed, the name leads back to this zone. */
  nameOf(zone: Zone, language: Language): string {
    const name = zone.names[language];
    // Several localities of one name, under a key that stands in addresses of before.
    if (zone.kind === 'postal_code' || !this.#byKey.has(zone.key)) return name;
    const { how, zones } = this.understand(name);
    return how === 'sure' && zones.length === 1 && zones[0] === zone ? name : zone.fullNames[language];
  }

  /** What somebody who typed this may mean, best first: names in all languages, postal codes, typing errors. */
  suggest(typed: string, limit: number): Zone[] {
    return suggestZones(this.#searchable, typed, limit);
  }

  #nameAll(): void {
    const of = (...kinds: ZoneKind[]) => this.all.filter(({ kind }) => kinds.includes(kind));
    const local = ({ names, local }: Zone) => [names[local]];
    const everywhere = ({ names }: Zone) => Object.values(names);
    const full = ({ fullNames }: Zone) => Object.values(fullNames);
    this.#name(of('municipality'), local);
    this.#name(of('province', 'region'), local);
    this.#name(of('municipality'), everywhere);
    this.#name(of('province', 'region'), everywhere);
    this.#name(this.#namesakes(of('locality')), local);
    this.#name(of('locality'), everywhere);
    this.#name(of('district'), everywhere);
    this.#name(
      this.all.filter(({ kind }) => kind !== 'postal_code'),
      full,
    );
    // Luxembourg's codes have four digits too: without the L a code is Belgium's, where Belgium has it.
    for (const zone of of('postal_code')) this.#byName.set(zone.key.replace('l-', ''), zone);
  }

  /** The first zone of a name keeps it. */
  #name(zones: Zone[], namesOf: (zone: Zone) => string[]): void {
    for (const zone of zones) {
      for (const slug of namesOf(zone).flatMap((name) => [slugOf(name, 'nl'), slugOf(name, 'de')])) {
        if (!this.#byName.has(slug)) this.#byName.set(slug, zone);
      }
    }
  }

  /** Zones that combine localities of the same name, so that the name finds them all. */
  #namesakes(localities: Zone[]): Zone[] {
    const groups = Map.groupBy(localities, ({ names, local }) => slugOf(names[local], 'nl'));
    return [...groups].map(([key, zones]) => {
      const [first] = zones as [Zone, ...Zone[]];
      if (zones.length === 1) return first;
      return {
        ...first,
        key,
        fullNames: first.names,
        placeIds: zones.flatMap(({ placeIds }) => placeIds),
        parent: undefined,
      };
    });
  }
}
