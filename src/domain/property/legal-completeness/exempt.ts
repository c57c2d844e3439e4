import type { FieldKey } from '#domain/property/fields.ts';
import { missingMentions } from '#domain/property/legal-completeness.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { isEmpty } from '#domain/text/empty.ts';
import type { Mention } from './mention.ts';

/** The attributes that somebody declared not applicable to a property; the reason is kept beside them. */
export type Exempt = ReadonlySet<FieldKey>;

/** True if everything that the mention still asks for is not applicable. An absolute mention is never lifted. */
export function liftedBy(exempt: Exempt, { shows, isAbsolute }: Mention, property: PropertyFacts): boolean {
  if (isAbsolute || !shows) return false;
  const asked = shows.filter((key) => isEmpty(property[key]));
  return asked.length > 0 && asked.every((key) => exempt.has(key));
}

/** The mentions that the property lacks on that day ('YYYY-MM-DD'), without those declared not applicable. */
export function lackingMentions(property: PropertyFacts, exempt: Exempt, today: string): Mention[] {
  return missingMentions(property, today).filter((mention) => !liftedBy(exempt, mention, property));
}
