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

/** An area to which a search can be narrowed. */
export type Zone = {
  /** The form in addresses: 'municipality-gent', 'hofstade-zemst', '9000'. The same in every language. */
  key: string;
  kind: ZoneKind;
  countryId: number;
  names: Names;
  /** The language of the name in `key`. */
  local: Language;
  /** The name to use if another zone has the same one: 'Limburg (Luik)'. Also recognised when typed. */
  fullNames: Names;
  /** Other names that people use: recognised when typed, never shown. */
  aliases: readonly string[];
  /** Hamlets and seaside resorts in it, recognised if no place has that name. */
  hamlets: readonly string[];
  /** The ids of its rows in the table `place`. */
  placeIds: number[];
  /**
   * For a village: the ids of its municipality's own places, where properties with its postal code stand if their
   * village is not known.
   */
  withoutVillage?: readonly number[];
  /** For a district: its municipalities and postal codes. */
  members?: readonly Zone[];
  /** The zone around it: a locality's municipality, a municipality's province. */
  parent?: Zone;
  latitude: number;
  longitude: number;
};

/** No name of a place is this long, and the search for similar spellings would take time. */
const longestTyped = 80;
/** Guesses in one search: nobody misspells more places at once, and each guess takes half a millisecond. */
const mostGuesses = 5;

/** Every zone of Belgium and Luxembourg, in memory, by all its names. */
export class Zones {
  readonly all: readonly Zone[];
  readonly #municipalities: ReadonlyMap<number, Zone>;
  readonly #byKey = new Map<string, Zone>();
  readonly #byName = new Map<string, Zone>();
  readonly #searchable: Searchable[];
  readonly #reader: PlaceReader;
  /** Cached, because a page asks several times what the same word means. */
  readonly #named = new LRUCache<string, { meaning: Meaning | undefined }>({ max: 1000 });
  readonly #guessed = new LRUCache<string, Meaning>({ max: 1000 });

  /** `own`: the districts of the agency. */
  constructor(places: readonly PlaceOfZones[], own: readonly OwnDistrict[] = []) {
    const zones = zonesOf(places);
    this.all = [...zones, ...districtZones(zones, own)];
    for (const zone of this.all) this.#byKey.set(zone.key, zone);
    const municipalities = this.all.filter(({ kind }) => kind === 'municipality');
    this.#municipalities = new Map(
      municipalities.flatMap((zone) => zone.placeIds.map((placeId) => [placeId, zone])),
    );
    this.#nameAll();
    this.#searchable = searchableNames(this.all);
    this.#reader = new PlaceReader(this.all, this.#searchable, (name) => this.resolve(name));
  }

  /**
   * Gives one zone for a key in an address; `understand` says what else it may mean.
   * `key`: a key, or a name as slug in any language: 'gent', 'luik', 'luettich'. If several zones share a name,
   * 'gent' means the municipality with all its parts and not the inner town alone (that is '9000'); 'antwerpen' or
   * 'namur' means the city and not the province. 'limburg' is the province, because on road signs the small town is
   * called Limbourg. 'hofstade' lies in Aalst and in Zemst and finds both.
   */
  resolve(key: string): Zone | undefined {
    return this.#byKey.get(key) ?? this.#byName.get(key);
  }

  /** The keys of the zones with this name, for callers that cannot ask the visitor; empty if it is unknown. */
  keysMeant(typed: string): string[] {
    return this.named(typed)?.zones.map(({ key }) => key) ?? [];
  }

  /** Finds zones with exactly this name, key or postal code. */
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

  /** Interprets a text that a visitor typed and sent: a key, or a name as slug. */
  understand(typed: string): Meaning {
    if (typed.length > longestTyped) return unknown;
    const named = this.named(typed);
    if (named) return named;
    const key = slugOf(typed, 'nl');
    const guessed = this.#guessed.get(key) ?? this.#reader.guess(key);
    this.#guessed.set(key, guessed);
    return guessed;
  }

  /**
   * Keeps all names and keys, but only the first few other texts: `understand` compares each of those with every name.
   */
  withFewGuesses(keys: readonly string[]): string[] {
    let guesses = 0;
    return keys.filter((key) => {
      const isNamed = this.named(key) !== undefined;
      if (!isNamed) guesses += 1;
      return isNamed || guesses <= mostGuesses;
    });
  }

  /** All zones with exactly this name in any language. */
  called(name: string): readonly Zone[] {
    return this.#reader.called(name);
  }

  /** The ids of `place` in any of the zones; a name that may mean several zones counts for all of them. */
  placeIds(keys: readonly string[]): number[] {
    return [
      ...new Set(
        this.withFewGuesses(keys)
          .flatMap((key) => this.understand(key).zones)
          .flatMap(({ placeIds }) => placeIds),
      ),
    ];
  }

  /** Undefined if no place has this id. */
  municipalityOf(placeId: number): Zone | undefined {
    return this.#municipalities.get(placeId);
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

  /** A name that, when typed, leads back to this zone. */
  nameOf(zone: Zone, language: Language): string {
    const name = zone.names[language];
    // A zone that combines several localities of one name, with a key from old addresses.
    if (zone.kind === 'postal_code' || !this.#byKey.has(zone.key)) return name;
    const { how, zones } = this.understand(name);
    return how === 'sure' && zones.length === 1 && zones[0] === zone ? name : zone.fullNames[language];
  }

  /**
   * The zones that the text may mean, best first: by names in all languages, postal codes, and despite typing errors.
   */
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
    // Luxembourg's codes have four digits too: without the L a code means Belgium's, if Belgium has it.
    for (const zone of of('postal_code')) this.#byName.set(zone.key.replace('l-', ''), zone);
  }

  /** A name stays with the first zone that has it. */
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
