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
  /** As in addresses: 'municipality-gent', 'hofstade-zemst', '9000'. The same in every language. */
  key: string;
  kind: ZoneKind;
  countryId: number;
  names: Names;
  /** The language of the name in `key`. */
  local: Language;
  /** The name where another zone has the same one: 'Limburg (Luik)'. Also recognised when typed. */
  fullNames: Names;
  /** The ids of its rows in the table `place`. */
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
   * `key`: a key, or a name as slug in any language: 'gent', 'luik', 'luettich'. Where several zones share a name,
   * 'gent' means the municipality with all its parts and not the inner town alone (that is '9000'); 'antwerpen' or
   * 'namur' means the city and not the province. 'limburg' is the province, because on road signs the small town is
   * called Limbourg. 'hofstade' is in Aalst and in Zemst and finds both.
   */
  resolve(key: string): Zone | undefined {
    return this.#byKey.get(key) ?? this.#byName.get(key);
  }

  /** The key of the zone in addresses, whatever name was used; undefined when there is no such zone. */
  canonicalKey(key: string): string | undefined {
    return this.resolve(key)?.key;
  }

  /** The ids of `place` in any of the zones. */
  placeIds(keys: readonly string[]): number[] {
    return [...new Set(keys.flatMap((key) => this.resolve(key)?.placeIds ?? []))];
  }

  /** Its direct parts: the provinces of a region, the municipalities of a province or of Brussels. */
  within(zone: Zone): Zone[] {
    return this.all.filter(({ parent }) => parent === zone);
  }

  /** A municipality itself, or those in a province or region. */
  municipalitiesIn(zone: Zone): Zone[] {
    return zone.kind === 'municipality'
      ? [zone]
      : this.within(zone).flatMap((each) => this.municipalitiesIn(each));
  }

  /** When typed, the name leads back to this zone. */
  nameOf(zone: Zone, language: Language): string {
    const name = zone.names[language];
    if (zone.kind === 'postal_code') return name;
    return this.resolve(slugOf(name, 'nl')) === zone ? name : zone.fullNames[language];
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
