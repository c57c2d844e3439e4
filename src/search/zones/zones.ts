import type { Language } from '#domain/language.ts';
import type { Names } from '#domain/place/zone-names.ts';
import { slugOf } from '#domain/text/slug.ts';
import { suggestZones } from './suggest-zones.ts';
import { type Searchable, searchableNames } from './zone-index.ts';
import { type PlaceOfZones, zonesOf } from './zone-tree.ts';

const zoneKinds = ['region', 'province', 'municipality', 'locality', 'postal_code'] as const;

export type ZoneKind = (typeof zoneKinds)[number];

/** What a search can be narrowed to. */
export type Zone = {
  /** As it stands in addresses: 'municipality-gent', 'hofstade-zemst', '9000'. The same in every language. */
  key: string;
  kind: ZoneKind;
  countryId: number;
  names: Names;
  /** The language of the name in `key`. */
  local: Language;
  /** How it is called where another zone has the same name: 'Limburg (Luik)'. Understood when somebody types it. */
  fullNames: Names;
  /** The rows of the table `place` in it. */
  placeIds: number[];
  /** The zone around it: a locality's municipality, a municipality's province. */
  parent?: Zone;
  latitude: number;
  longitude: number;
};

/** Every zone of Belgium and Luxembourg, in memory, by all its names. */
export class Zones {
  readonly all: readonly Zone[];
  readonly #byKey = new Map<string, Zone>();
  readonly #byName = new Map<string, Zone>();
  readonly #searchable: Searchable[];

  constructor(places: readonly PlaceOfZones[]) {
    this.all = zonesOf(places);
    for (const zone of this.all) this.#byKey.set(zone.key, zone);
    this.#nameAll();
    this.#searchable = searchableNames(this.all);
  }

  /**
   * Takes a key, or a name as slug in any language: 'gent', 'luik', 'luettich'. Gives its zone, if there is one.
   *
   * Several zones may have one name. Who says 'Gent' means the municipality with all its parts and not the inner town
   * alone (that is '9000'); who says 'Antwerpen' or 'Namur' means the city and not the province. 'Limburg' is the
   * province all the same, because on the road signs the small town is called Limbourg. 'Hofstade' is in Aalst and in
   * Zemst: it finds both.
   */
  resolve(key: string): Zone | undefined {
    return this.#byKey.get(key) ?? this.#byName.get(key);
  }

  /** The key under which a zone stands in addresses, whatever it was called there; undefined when there is none. */
  canonicalKey(key: string): string | undefined {
    return this.resolve(key)?.key;
  }

  /** Takes keys of zones; gives the rows of `place` in any of them. */
  placeIds(keys: readonly string[]): number[] {
    return [...new Set(keys.flatMap((key) => this.resolve(key)?.placeIds ?? []))];
  }

  /** The zones right below this one: the provinces of a region, the municipalities of a province or of Brussels. */
  within(zone: Zone): Zone[] {
    return this.all.filter(({ parent }) => parent === zone);
  }

  /** A municipality itself, or those in a province or region. */
  municipalitiesIn(zone: Zone): Zone[] {
    return zone.kind === 'municipality'
      ? [zone]
      : this.within(zone).flatMap((each) => this.municipalitiesIn(each));
  }

  /** The name of a zone on a page; typed again, it leads back to this zone. */
  nameOf(zone: Zone, language: Language): string {
    const name = zone.names[language];
    if (zone.kind === 'postal_code') return name;
    return this.resolve(slugOf(name, 'nl')) === zone ? name : zone.fullNames[language];
  }

  /** What somebody may mean who typed this, best first: names in all languages, postal codes, typing errors. */
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
    this.#name(
      this.all.filter(({ kind }) => kind !== 'postal_code'),
      full,
    );
    // Luxembourg's codes are four digits as well: without the L they are Belgium's, where Belgium has them.
    for (const zone of of('postal_code')) this.#byName.set(zone.key.replace('l-', ''), zone);
  }

  /** A name that was given already stays. */
  #name(zones: Zone[], namesOf: (zone: Zone) => string[]): void {
    for (const zone of zones) {
      for (const slug of namesOf(zone).flatMap((name) => [slugOf(name, 'nl'), slugOf(name, 'de')])) {
        if (!this.#byName.has(slug)) this.#byName.set(slug, zone);
      }
    }
  }

  /** Localities, those of one name as one zone, which can be asked for by this name. */
  #namesakes(localities: Zone[]): Zone[] {
    const groups = Map.groupBy(localities, ({ names, local }) => slugOf(names[local], 'nl'));
    return [...groups].map(([key, zones]) => {
      const [first] = zones as [Zone, ...Zone[]];
      if (zones.length === 1) return first;
      const together = {
        ...first,
        key,
        placeIds: zones.flatMap(({ placeIds }) => placeIds),
        parent: undefined,
      };
      if (!this.#byName.has(key)) this.#byKey.set(key, together);
      return together;
    });
  }
}
