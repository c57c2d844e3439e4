import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { plural, textsFor } from '#texts/server/texts.ts';

/** Chosen from all zones, or from those `inside` a province. */
export type ZoneChoiceState = {
  zones: Zones;
  language: Language;
  chosen: Zone[];
  inside: Zone | undefined;
  countOf: (zone: Zone) => number;
};

/**
 * `count`: the number of properties in it, as a number and in words. `open`: the label of the button that leads into
 * the zone, if it has municipalities to choose from.
 */
export type ListedZone = {
  key: string;
  name: string;
  count: { number: string; words: string };
  chosen: boolean;
  open?: string;
};

export type ShownZoneGroup = { label: string; whole: ListedZone; zones: ListedZone[] };

export function groupOf(choice: ZoneChoiceState, zone: Zone): ShownZoneGroup {
  const { zones, language, inside } = choice;
  const name = zones.nameOf(zone, language);
  const whole = inside ? textsFor(language)('ZONES_WHOLE', { zone: name }) : name;
  const items = zone === inside ? zones.within(zone) : partsOf(zones, zone).filter((part) => part !== zone);
  return {
    label: name,
    whole: { ...presentZone(choice, zone), name: whole },
    zones: items
      .map((item) => presentZone(choice, item))
      .sort((a, b) => a.name.localeCompare(b.name, language)),
  };
}

/** `name`: below the name of its province the zone's plain name is enough. */
export function presentZone(
  { zones, language, chosen, inside, countOf }: ZoneChoiceState,
  zone: Zone,
  name = zone.names[language],
): ListedZone {
  const isEntered = zone !== inside && hasMunicipalities(zones, zone);
  const count = countOf(zone);
  return {
    key: zone.key,
    name,
    count: {
      number: formatNumber(count),
      words: plural(textsFor(language), 'COUNT_PROPERTIES', count),
    },
    chosen: chosen.includes(zone),
    open: isEntered ? textsFor(language)('ZONES_MUNICIPALITIES_OF', { zone: name }) : undefined,
  };
}

/** The provinces of a region, or the region itself if it has none. */
export function partsOf(zones: Zones, region: Zone): Zone[] {
  return hasMunicipalities(zones, region) ? [region] : zones.within(region);
}

/** Provinces, cantons, and Brussels, which has municipalities and no province. */
export function hasMunicipalities(zones: Zones, zone: Zone): boolean {
  return zones.within(zone)[0]?.kind === 'municipality';
}
