import { mentionsFor } from '#domain/property/legal-completeness.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { type Exempt, lackingMentions } from './exempt.ts';

/** `done` of the `of` things without which such a property is not published. */
export type LegalMeter = { done: number; of: number };

/** Undefined if the law asks for nothing, or the region is not known. `today`: 'YYYY-MM-DD'. */
export function legalMeter(property: PropertyFacts, exempt: Exempt, today: string): LegalMeter | undefined {
  const asked = mentionsFor(property).filter(({ level, law }) => level === 'block' && law.since <= today);
  if (asked.length === 0) return undefined;
  const lacking = lackingMentions(property, exempt, today).filter(({ level }) => level === 'block');
  return { done: asked.length - lacking.length, of: asked.length };
}
