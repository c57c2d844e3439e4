import type { PropertyLine } from '#database/property/property-line.ts';
import type { Language } from '#domain/language.ts';
import { addressOf } from '#office/properties/present-row.server.ts';
import { typeName } from '#texts/wording/property-words.ts';

/** The type and address of a property, even if the site hides the address; undefined if there is no property. */
export function propertyWords(
  line: PropertyLine,
  language: Language,
): { href: string; type: string; address: string } | undefined {
  const { property_id: id, type, region } = line;
  if (id === null || type === null) return undefined;
  return {
    href: `/office/properties/${id}/`,
    type: typeName(type, language),
    address: addressOf(line, region, language),
  };
}
