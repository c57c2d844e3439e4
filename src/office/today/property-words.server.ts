import type { PropertyLine } from '#database/property/property-line.ts';
import type { Language } from '#domain/language.ts';
import { streetName } from '#domain/place/street-name.ts';
import { textsFor } from '#texts/server/texts.ts';
import { typeName } from '#texts/wording/property-words.ts';

/** The type and address of a property, even if the site hides the address; undefined if there is no property. */
export function propertyWords(
  line: PropertyLine,
  language: Language,
): { href: string; type: string; address: string } | undefined {
  const { property_id: id, type, street, house_number, box_number, city, region } = line;
  if (id === null || type === null) return undefined;
  const box = box_number && textsFor(language)('ADDRESS_BOX', { box: box_number });
  const inStreet = street && [streetName(street, region, language), house_number, box];
  return {
    href: `/office/properties/${id}/`,
    type: typeName(type, language),
    address: [inStreet ? inStreet.filter(Boolean).join(' ') : '', city].filter(Boolean).join(', '),
  };
}
