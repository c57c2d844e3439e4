import type { Region } from '#domain/place/region.ts';
import { belgianMentions, foreignMobiscore } from './legal-completeness/belgium.ts';
import { brusselsMentions } from './legal-completeness/brussels.ts';
import { flemishMentions } from './legal-completeness/flanders.ts';
import { luxembourgMentions } from './legal-completeness/luxembourg.ts';
import type { Mention, RegionalMention } from './legal-completeness/mention.ts';
import { walloonMentions } from './legal-completeness/wallonia.ts';
import { regionOfProperty } from './region-of-property.ts';
import type { PropertyFacts } from './values.ts';

/**
 * What the law asks of an advertisement, by region: from this list come what a page must show (required-mentions.ts),
 * the report of what is missing, and whether a draft may be published.
 */
export const mentions: readonly Mention[] = [
  ...inRegion('flanders', flemishMentions),
  ...inRegion('brussels', brusselsMentions),
  ...inRegion('wallonia', walloonMentions),
  ...inRegion('luxembourg', luxembourgMentions),
  ...belgianMentions,
  ...foreignMobiscore,
];

function inRegion(region: Region, ofRegion: readonly RegionalMention[]): Mention[] {
  return ofRegion.map((mention) => ({ ...mention, region }));
}

const ofRegion = Map.groupBy(mentions, ({ region }) => region);
const blockingOfRegion = Map.groupBy(
  mentions.filter(({ level }) => level === 'block'),
  ({ region }) => region,
);

/** The mentions that hold for such a property; [] if its region is not known. */
export function mentionsFor(property: PropertyFacts): Mention[] {
  return applying(ofRegion, property);
}

/** What the property lacks on that day ('YYYY-MM-DD'); a law that comes into force later asks nothing yet. */
export function missingMentions(property: PropertyFacts, today: string): Mention[] {
  return unmet(mentionsFor(property), property, today);
}

/** Only the blocking ones: the others are not checked, because some of them search all texts. */
export function blockingMentions(property: PropertyFacts, today: string): Mention[] {
  return unmet(applying(blockingOfRegion, property), property, today);
}

function applying(byRegion: ReadonlyMap<Region, Mention[]>, property: PropertyFacts): Mention[] {
  const region = regionOfProperty(property);
  return region ? (byRegion.get(region) ?? []).filter((mention) => mention.applies(property)) : [];
}

function unmet(candidates: readonly Mention[], property: PropertyFacts, today: string): Mention[] {
  return candidates.filter((mention) => mention.law.since <= today && mention.isUnmet(property, today));
}
