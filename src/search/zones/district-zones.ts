import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import type { District, OwnDistrict } from '#domain/place/districts/district.ts';
import { districts } from '#domain/place/districts/districts.ts';
import type { Names } from '#domain/place/zone-names.ts';
import { slugOf } from '#domain/text/slug.ts';
import type { Zone } from './zones.ts';

/** Added to the name of a district if a place has that name too: 'Kempen (streek)'. */
const kindOfPlace: Names = { nl: 'streek', fr: 'région', de: 'Gegend', en: 'area' };

/**
 * The product's districts and the agency's own; one of the agency's replaces the product's district with the same name.
 */
export function districtZones(zones: readonly Zone[], own: readonly OwnDistrict[]): Zone[] {
  const named = memberFinder(zones);
  return allDistricts(own).flatMap((district) => {
    const members = district.members.flatMap((member) => named(member) ?? []);
    return hasAny(members) ? [districtZone(district, members)] : [];
  });
}

/** Finds the municipality or postal code that is written as a member of a district. */
export function memberFinder(zones: readonly Zone[]): (written: string) => Zone | undefined {
  const byName = new Map<string, Zone>();
  const municipalities = zones.filter(({ kind }) => kind === 'municipality');
  const call = (name: string, zone: Zone) =>
    byName.set(slugOf(name, 'nl'), byName.get(slugOf(name, 'nl')) ?? zone);
  for (const zone of municipalities) call(zone.names[zone.local], zone);
  for (const zone of municipalities) for (const language of languages) call(zone.names[language], zone);
  for (const zone of zones) if (zone.kind === 'postal_code') call(zone.key, zone);
  return (written) => byName.get(slugOf(written, 'nl'));
}

type Listed = Omit<District, 'members'> & { members: readonly string[] };

function allDistricts(own: readonly OwnDistrict[]): Listed[] {
  const all = new Map<string, Listed>(
    districts.map((each) => [each.key, { ...each, members: each.members.split(',') }]),
  );
  for (const { name, members } of own) {
    const slugs = new Set(languages.flatMap((language) => name[language] || []).map(slug));
    const before = [...all.values()].find((each) => namesOf(each).some((known) => slugs.has(slug(known))));
    const names = inAll({
      ...before?.names,
      ...Object.fromEntries(Object.entries(name).filter(([, text]) => text)),
    });
    const key = before?.key ?? [...slugs][0] ?? '';
    all.set(key, { key, names, inside: before?.inside ?? names, aliases: before?.aliases ?? [], members });
  }
  return [...all.values()];
}

function districtZone({ key, names, inside, aliases }: Listed, members: [Zone, ...Zone[]]): Zone {
  const mean = (of: (zone: Zone) => number) =>
    members.reduce((sum, zone) => sum + of(zone), 0) / members.length;
  const phrases = Object.values(inside);
  return {
    key: `district-${key}`,
    kind: 'district',
    countryId: members[0].countryId,
    names,
    local: members[0].local,
    fullNames: inEach((language) => `${names[language]} (${kindOfPlace[language]})`),
    // People also type 'aan de kust' and 'de kust'.
    aliases: [...aliases, ...phrases, ...phrases.map((phrase) => phrase.replace(/^\S+ /, ''))],
    hamlets: [],
    placeIds: [...new Set(members.flatMap(({ placeIds }) => placeIds))],
    members,
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
  };
}

function hasAny(members: Zone[]): members is [Zone, ...Zone[]] {
  return members.length > 0;
}

function namesOf({ names, aliases }: Pick<District, 'names' | 'aliases'>): string[] {
  return [...Object.values(names), ...aliases];
}

function slug(name: string): string {
  return slugOf(name, 'nl');
}

/** A missing name is replaced by one in another language. */
function inAll(name: LocalisedText): Names {
  const any = languages.map((language) => name[language]).find(Boolean) ?? '';
  return inEach((language) => name[language] || any);
}

function inEach(of: (language: Language) => string): Names {
  return { nl: of('nl'), fr: of('fr'), de: of('de'), en: of('en') };
}
