import { typingDistance } from '#domain/text/typing-distance.ts';
import { compareZones, fits, lacking, namesThatFit } from './suggest-zones.ts';
import { inOnePiece, lettersOf, type Searchable, writing, writings } from './zone-index.ts';
import { zoneKinds } from './zone-kinds.ts';
import type { Zone } from './zones.ts';

/**
 * What a typed place means.
 *
 * - sure: all of `zones`, the municipality first; `others` have the name too.
 * - ask: one of `zones`; only the visitor can say which.
 * - guess: no place has this name; `others` are spelled alike.
 *
 * `by`: the text is a whole name or code, a part of a name, or a name with typing errors.
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

/** Words that people put before or after the name of a place without changing its meaning. */
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

  /** `resolve`: gives the zone that comes first if several have a name. */
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

  /** The zones with exactly this name. */
  called(name: string): readonly Zone[] {
    return this.#called.get(inOnePiece(writing(name))) ?? [];
  }

  /** Finds zones with exactly this name or postal code. `typed`: as slug. */
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

  /** Leaves out an article before a district ('la Gaume'). In a town it is part of the name (La Hulpe). */
  #readDistrict(typed: string): Meaning | undefined {
    const meaning = this.#readName(typed.replace(article, ''));
    return meaning?.zones.every(({ kind }) => kind === 'district') ? meaning : undefined;
  }

  #readCodes(perCode: readonly [Zone[], ...Zone[][]], rest: string): Meaning {
    const [first] = perCode;
    const named = rest ? this.#readName(bare(rest))?.zones : undefined;
    // Luxembourg's codes have four digits too: without the L a code means Belgium's, if Belgium has it.
    if (!named)
      return sure(
        perCode.map(([zone]) => zone as Zone),
        perCode.length === 1 ? first.slice(1) : [],
      );
    const fitting = perCode.flat().filter((code) => named.some((zone) => overlap(code, zone)));
    // In '9830 Deurle' the name is a part of the area with that code; in '9000 Gent' the code is the smaller area.
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

  /** Undefined if no zone has exactly this name. */
  #readName(typed: string): Meaning | undefined {
    const written = writing(typed);
    const around = this.#hamlets.get(inOnePiece(written)) ?? [];
    const own = this.#called.get(inOnePiece(written));
    const called = own ?? around;
    if (called.length === 0 || !written) return undefined;
    // Leaves out a part with the name of its own municipality: the municipality contains it.
    const parted = called.filter(({ parent }) => parent?.kind !== 'municipality' || !called.includes(parent));
    // A place comes before a district with the same name.
    const places = parted.filter(({ kind }) => kind !== 'district');
    const zones = places.length > 0 ? places : parted;
    const districts = parted.filter((zone) => !zones.includes(zone));
    const kinds = new Set(zones.map(({ kind }) => kind));
    // A capital shares its name with its country or region.
    if (kinds.has('region') && kinds.size > 1) return ask(zones);
    const first = this.#resolve(typed);
    const ordered = zones.toSorted((a, b) => Number(b === first) - Number(a === first) || compareZones(a, b));
    // A city may share its name with the province around it: most people do not mean the whole province.
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

  /** Finds names that nearly match or begin with the text: it compares every name, which takes half a millisecond. */
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
    // With two different letters it is often another name: 'Ardennen' is not Andenne.
    if (only && fewest > 1)
      return { ...unknown, others: [...only.zones, ...only.others].slice(0, mostOffered) };
    if (only) return { ...only, by: 'error' };
    const nearest = [...new Set(errors.map(({ zone }) => zone))].sort(compareZones);
    // A short word is too similar to the beginnings of too many names.
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

  /** The meaning of the names, if all have the same one: 'Antwerp' and 'Antwerpen'. */
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
