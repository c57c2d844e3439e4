import type { Merged } from '#commands/property/merge/merge-property.ts';
import type { PropertyDraft } from '#commands/property/merge/property-draft.ts';
import { problem } from '#domain/problem/problem.ts';
import { type Availability, isOpen } from '#domain/property/availability.ts';
import { keysOfMention } from '#domain/property/legal-completeness/mention.ts';
import { blockingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { PutOutcome } from './put-options.ts';

/** Makes a draft of a property that would be published without particulars that the law wants, and warns of each. */
export function holdBack({ draft, warnings }: Pick<Merged, 'draft' | 'warnings'>, today: string): boolean {
  if (!isAdvertised(draft)) return false;
  const facts = propertyFacts(draft);
  const missing = blockingMentions(facts, today);
  for (const mention of missing) {
    const [field = 'record'] = keysOfMention(mention, facts, today);
    const law = `${mention.law.name} ${mention.law.article}`;
    warnings.push({ field, reason: problem('HELD_BY_LAW', { law }) });
  }
  if (missing.length === 0) return false;
  draft.publication = 'draft';
  draft.published_at = null;
  return true;
}

/** The source decides what is published: missing particulars that the law wants are only counted. */
export function lackOf(draft: PropertyDraft, today: string): PutOutcome['lacks'] {
  if (!isAdvertised(draft)) return undefined;
  const blocking = blockingMentions(propertyFacts(draft), today);
  if (blocking.some(({ isAbsolute }) => isAbsolute)) return 'rent';
  return blocking.length > 0 ? 'something' : undefined;
}

function isAdvertised({ publication, availability }: PropertyDraft): boolean {
  return publication === 'published' && isOpen({ availability: availability as Availability });
}
