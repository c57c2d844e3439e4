import type { RequestContext } from '#app/request-context.ts';
import { advertMentions } from '#domain/property/advert-mentions.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { fieldTexts } from '#texts/fields/texts.ts';

/** On water, planning and soil; null where nothing is known. */
export function presentLegal({ settings, language }: RequestContext, facts: PropertyFacts) {
  const conditions = { conditions: settings.displayConditions };
  const { flood, rows } = advertMentions(facts, fieldTexts(language), conditions);
  return flood.scores.length > 0 || rows.length > 0 ? { ...flood, rows } : null;
}
