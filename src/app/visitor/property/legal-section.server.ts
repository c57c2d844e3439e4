import type { RequestContext } from '#app/request-context.ts';
import { advertMentions } from '#domain/property/advert-mentions.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';

/** On water, planning and soil; null if nothing is known. */
export function presentLegal({ settings, language }: RequestContext, facts: PropertyFacts) {
  const conditions = { conditions: settings.displayConditions };
  const { flood, rows } = advertMentions(facts, fieldTexts(language), conditions);
  const isOnline = rows.some(({ key }) => key === 'planningInformationUrl');
  // An advertisement with the address of the information must also say that it can be had on paper (CoBAT art. 281).
  const note = isOnline ? textsFor(language)('PLANNING_ON_PAPER') : null;
  return flood.scores.length > 0 || rows.length > 0 ? { ...flood, rows, note } : null;
}
