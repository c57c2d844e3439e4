import type { DisplaySettings } from '#domain/property/fact-sheet.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { legalMentions } from '#domain/property/legal-mentions.ts';
import type { PropertyFacts } from '#domain/property/values.ts';

/** Takes what is known of a property; gives the section on water, planning and soil, or null where nothing is known. */
export function presentLegal(facts: PropertyFacts, words: FieldWords, conditions: DisplaySettings) {
  const { flood, rows } = legalMentions(facts, words, conditions);
  return flood.scores.length > 0 || rows.length > 0 ? { ...flood, rows } : null;
}
