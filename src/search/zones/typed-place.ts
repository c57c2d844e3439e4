import { typingDistance } from '#domain/text/typing-distance.ts';
import { compareZones, fits, lacking, namesThatFit } from './suggest-zones.ts';
import { inOnePiece, lettersOf, type Searchable, writing, writings } from './zone-index.ts';
import { zoneKinds } from './zone-kinds.ts';
import type { Zone } from './zones.ts';

/**
 * What somebody meant who typed a place.
 *
 * - sure: all of `zones`, the municipality first; `others` have the name too.
 * - ask: one of `zones`; nobody but the reader can say which.
 * - guess: no place is called so; `others` are spelled alike.
 *
 * `by`: a whole name or code, or only a part of a name, or a name with typing errors.
 */
export type Meaning = {
  how: 'sure' | 'ask' | 'guess';
  by: 'name' | 'part' | 'error';
  zones: Zone[];
  others: Zone[];
};

const mostOffered = 8;
const postalCodes = /(?<![a-z0-9])(?:l-?)?\d{4}(?![a-z0-9])/g;
export const unknown: Meaning = { how: 'guess', by: 'error', zones: [], others: [] };

/** What people put before or behind the name of a place and means no more than the name. */
const before =
  /^(?:stad|gemeente|deelgemeente|dorp|ville-de|ville-d|commune-de|commune-d|village-de|stadt|gemeinde|city-of|town-of|in|te|regio|omgeving|be|b|lu|l)-/;
const behind =
  /-(?:centrum|centre|zentrum|stad|ville|stadt|city|en-omgeving|et-environs|und-umgebung|belgie|belgique|belgien|belgium)$/;

const article = /^(?:de|het|la|le|les|l|der|die|das|the)-/;

export class PlaceReader {
  readonly #searchable: readonly Searchable[];
  readonly #resolve: (name: string) => Zone | undefined;
  readonly #called = new Map<string, Zone[]>();
  readonly #hamlets = new Map<string, Zone[]>();
  readonly #codes = new Map<string, Zone>();

  /** `resolve`: which of several zones of a name comes first. */
  constructor(
    zones: readonly Zone[],
    searchable: readonly Searchable[],
    resolve: (name: string) => Zone | undefined,
  ) {
    this.#searchable = searchable;
    this.#resolve = resolve;
    for (const zone of zones) {
      if (zone.kind === 'postal_code') this.#codes.set(zone.key, zone);
      else
        call(this.#called, zone, [
          ...Object.values(zone.names),
          ...Object.values(zone.fullNames),
          ...zone.aliases,
        ]);
      call(this.#hamlets, zone, zone.hamlets);
    }
  }

  /** Those of which it is the whole name. */
  called(name: string): readonly Zone[] {
    return this.#called.get(inOnePiece(writing(name))) ?? [];
  }

  /** What has exactly this name or postal code. `typed`: as slug. */
  readNamed(typed: string): Meaning | undefined {
    const perCode = (typed.match(postalCodes) ?? [])
      .map((code) => this.#zonesOfCode(code))
      .filter((zones) => zones.length > 0);
    const rest = withoutCodes(typed);
    const [first, ...others] = perCode;
    if (first) return this.#readCodes([first, ...others], rest);
    const name = bare(rest);
    return this.#readName(rest) ?? this.#readName(name) ?? this.#readDistrict(name);
  }

  /** Of towns the article is a part of the name: 'la Gaume', but La Hulpe. */
  #readDistrict(typed: string): Meaning | undefined {
    const meaning = this.#readName(typed.replace(article, ''));
    return meaning?.zones.every(({ kind }) => kind === 'district') ? meaning : undefined;
  }

  #readCodes(perCode: readonly [Zone[], ...Zone[][]], rest: string): Meaning {
    const [first] = perCode;
    const named = rest ? this.#readName(bare(rest))?.zones : undefined;
    // Luxembourg's codes have four digits too: without the L a code is Belgium's, where Belgium has it.
    if (!named)
      return sure(
        perCode.map(([zone]) => zone as Zone),
        perCode.length === 1 ? first.slice(1) : [],
      );
    const fitting = perCode.flat().filter((code) => named.some((zone) => overlap(code, zone)));
    // '9830 Deurle' is said of a part of what has the code; of '9000 Gent' the code is the smaller one.
    const around = fitting.length > 0 ? fitting : perCode.flat().flatMap(({ parent }) => parent ?? []);
    const parts = named.filter((zone) => around.some((whole) => isPart(zone, whole)));
    if (parts.length > 0) return sure(parts);
    return fitting.length > 0 ? sure(fitting) : ask([...perCode.map(([zone]) => zone as Zone), ...named]);
  }

  #zonesOfCode(code: string): Zone[] {
    const digits = code.replace(/\D/g, '');
    const keys = code.startsWith('l') ? [`l-${digits}`] : [digits, `l-${digits}`];
    return keys.flatMap((key) => this.#codes.get(key) ?? []);
  }

  /** Undefined where nothing has exactly this name. */
  #readName(typed: string): Meaning | undefined {
    const written = writing(typed);
    const around = this.#hamlets.get(inOnePiece(written)) ?? [];
    const own = this.#called.get(inOnePiece(written));
    const called = own ?? around;
    if (called.length === 0 || !written) return undefined;
    // The part after which a municipality is named is in it.
    const parted = called.filter(({ parent }) => parent?.kind !== 'municipality' || !called.includes(parent));
    // A place that has the name of a district keeps it.
    const places = parted.filter(({ kind }) => kind !== 'district');
    const zones = places.length > 0 ? places : parted;
    const districts = parted.filter((zone) => !zones.includes(zone));
    const kinds = new Set(zones.map(({ kind }) => kind));
    // The capital has the name of its country or region.
    if (kinds.has('region') && kinds.size > 1) return ask(zones);
    const first = this.#resolve(typed);
    const ordered = zones.toSorted((a, b) => Number(b === first) - Number(a === first) || compareZones(a, b));
    // A city and the province around it share a name: all of the province is not what most people mean.
    const isProvince = ordered[0]?.kind === 'province';
    const meant = ordered.filter(({ kind }) => (kind === 'province') === isProvince);
    const others = [...ordered.filter((zone) => !meant.includes(zone)), ...districts];
    const longer =
      own && meant.length === 1
        ? []
        : this.#searchable
            .filter((name) => name.written.startsWith(`${written}-`) && !parted.includes(name.zone))
            .map(({ zone }) => zone);
    return sure(meant, [...new Set([...others, ...longer, ...(own ? around : [])])]);
  }

  /** What is called nearly so, or begins so: compares with every name, which takes half a millisecond. */
  guess(typed: string): Meaning {
    return this.#readPart(withoutCodes(typed));
  }

  #readPart(typed: string): Meaning {
    const asked = writing(typed);
    if (!asked) return unknown;
    const fitting = namesThatFit(this.#searchable, asked);
    const zones = zonesOf(fitting);
    const best = Math.min(...fitting.map(([, fit]) => fit));
    if (best < fits.nearly) {
      const only = this.#oneMeaning(fitting.filter(([, fit]) => fit === best).map(([name]) => name));
      if (!only) return { ...ask(zones), by: 'part' };
      const others = zones.filter((zone) => !only.zones.includes(zone));
      return { ...only, by: 'part', others: only.how === 'sure' ? others.slice(0, mostOffered) : [] };
    }
    const { fewest, errors } = this.#withFewestErrors(asked);
    const only = this.#oneMeaning(errors);
    // A name with two other letters is another name as often as not: 'Ardennen' is not Andenne.
    if (only && fewest > 1)
      return { ...unknown, others: [...only.zones, ...only.others].slice(0, mostOffered) };
    if (only) return { ...only, by: 'error' };
    const nearest = [...new Set(errors.map(({ zone }) => zone))].sort(compareZones);
    // Of a short word nearly every beginning is the beginning of some name.
    const alike = nearest.length > 0 || asked.length < 6 ? nearest : zones;
    return { ...unknown, others: alike.slice(0, mostOffered) };
  }

  #withFewestErrors(asked: string): { fewest: number; errors: Searchable[] } {
    const askedLetters = lettersOf(asked);
    let fewest = asked.length >= 8 ? 2 : 1;
    let errors: Searchable[] = [];
    for (const name of this.#searchable) {
      if (name.zone.kind === 'postal_code' || lacking(askedLetters, name.letters) > fewest) continue;
      const distance = typingDistance(asked, name.written, fewest);
      if (distance === undefined) continue;
      if (distance < fewest) errors = [];
      fewest = distance;
      errors.push(name);
    }
    return { fewest, errors };
  }

  /** What the names mean, where all mean the same: 'Antwerp' and 'Antwerpen'. */
  #oneMeaning(names: readonly Searchable[]): Meaning | undefined {
    const written = new Set(names.map((name) => name.written));
    if (written.size === 0 || written.size > mostOffered) return undefined;
    const [first, ...others] = [...written].map((name) => this.#readName(name));
    const isSame = others.every((other) => `${keysOf(other)}` === `${keysOf(first)}`);
    return isSame ? first : undefined;
  }
}

function call(zonesOfName: Map<string, Zone[]>, zone: Zone, names: readonly string[]): void {
  for (const name of names.flatMap(writings).map(inOnePiece)) {
    const zones = zonesOfName.get(name);
    if (!zones) zonesOfName.set(name, [zone]);
    else if (!zones.includes(zone)) zones.push(zone);
  }
}

function keysOf(meaning: Meaning | undefined): string[] {
  return meaning?.zones.map(({ key }) => key).sort() ?? [];
}

function withoutCodes(typed: string): string {
  return typed.replaceAll(postalCodes, '').replaceAll(/-{2,}/g, '-').replace(/^-|-$/g, '');
}

function bare(typed: string): string {
  return typed
    .replace(/^prov-/, 'provincie-')
    .replace(before, '')
    .replace(behind, '');
}

function sure(zones: Zone[], others: Zone[] = []): Meaning {
  return { how: 'sure', by: 'name', zones, others: others.slice(0, mostOffered) };
}

function ask(zones: Zone[]): Meaning {
  const ordered = zones.toSorted((a, b) => zoneKinds.indexOf(a.kind) - zoneKinds.indexOf(b.kind));
  return { how: 'ask', by: 'name', zones: ordered.slice(0, mostOffered), others: [] };
}

function zonesOf(fitting: readonly [Searchable, number][]): Zone[] {
  const sorted = fitting.toSorted(
    ([a, fitOfA], [b, fitOfB]) => fitOfA - fitOfB || compareZones(a.zone, b.zone),
  );
  return [...new Set(sorted.map(([{ zone }]) => zone))];
}

function overlap(one: Zone, other: Zone): boolean {
  return one.placeIds.some((id) => other.placeIds.includes(id));
}

function isPart(part: Zone, whole: Zone): boolean {
  return (
    part.kind === 'locality' &&
    part.placeIds.length < whole.placeIds.length &&
    part.placeIds.every((id) => whole.placeIds.includes(id))
  );
}
