import type { Language } from '#domain/language.ts';
import { countryIds } from '#domain/place/region.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import type { TextKey } from '#texts/server/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import type { Words } from '#texts/wording/criteria-words.ts';

/** `name`: 'Drongen'. `detail`: 'deelgemeente van Gent'. */
type ShownZone = { key: string; name: string; detail: string };

export function describeZone(zones: Zones, zone: Zone, language: Language): ShownZone {
  return { key: zone.key, name: zones.nameOf(zone, language), detail: detailOf(zone, language) };
}

/** Gives the key itself if it names no zone. */
export function zoneName(zones: Zones, key: string, language: Language): string {
  const zone = zones.resolve(key);
  return zone ? zones.nameOf(zone, language) : key;
}

/** The words in which a search is described. */
export function searchWords(zones: Zones, language: Language): Words {
  return { t: textsFor(language), language, zoneName: (key) => zoneName(zones, key, language) };
}

function detailOf({ kind, countryId, parent }: Zone, language: Language): string {
  const t = textsFor(language);
  const inside = parent?.names[language];
  if (kind === 'region') return t(countryId === countryIds.luxembourg ? 'ZONE_COUNTRY' : 'ZONE_REGION');
  if (kind === 'province') return t(countryId === countryIds.luxembourg ? 'ZONE_CANTON' : 'ZONE_PROVINCE');
  if (kind === 'district') return t('ZONE_DISTRICT');
  const words: Record<typeof kind, [alone: TextKey, inside: TextKey]> = {
    municipality: ['ZONE_MUNICIPALITY', 'ZONE_MUNICIPALITY_IN'],
    locality: ['ZONE_LOCALITY', 'ZONE_LOCALITY_OF'],
    postal_code: ['ZONE_POSTAL_CODE', 'ZONE_POSTAL_CODE_IN'],
  };
  const [alone, within] = words[kind];
  return inside ? t(within, { zone: inside }) : t(alone);
}
