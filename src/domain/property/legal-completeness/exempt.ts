import type { FieldKey } from '#domain/property/fields.ts';
import { missingMentions } from '#domain/property/legal-completeness.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { isEmpty } from '#domain/text/empty.ts';
import type { Mention } from './mention.ts';

/** What somebody declared not applicable to a property; the reason is kept beside. */
export type Exempt = ReadonlySet<FieldKey>;

/** Whether it asks for nothing else than what is not applicable. Nobody lifts what is absolute. */
export function liftedBy(exempt: Exempt, { shows, isAbsolute }: Mention, property: PropertyFacts): boolean {
  if (isAbsolute || !shows) return false;
  const asked = shows.filter((key) => isEmpty(property[key]));
  return asked.length > 0 && asked.every((key) => exempt.has(key));
}

/** What it lacks on that day ('YYYY-MM-DD') and is not declared not applicable. */
export function lackingMentions(property: PropertyFacts, exempt: Exempt, today: string): Mention[] {
  return missingMentions(property, today).filter((mention) => !liftedBy(exempt, mention, property));
}
