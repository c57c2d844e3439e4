import { type Language, type LocalisedText, pickText } from '#domain/language.ts';
import { streetName } from '#domain/place/street-name.ts';
import { textsFor } from '#texts/server/texts.ts';

/** Where a property or project is, as a row of the public views has it. */
export type Placed = {
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  postal_code: string;
  city: string;
  region: string | null;
  quarter: LocalisedText | null;
  place_name: LocalisedText | null;
};

export function cityText(row: Pick<Placed, 'place_name' | 'city'>, language: Language): string {
  return pickText(row.place_name, language)?.text ?? row.city;
}

/** Street and number, or the quarter where the street is hidden; '' where neither is known. */
export function streetText(row: Placed, language: Language): string {
  if (!row.street) return pickText(row.quarter, language)?.text ?? '';
  const box = row.box_number ? textsFor(language)('ADDRESS_BOX', { box: row.box_number }) : '';
  return [streetName(row.street, row.region, language), row.house_number, box].filter(Boolean).join(' ');
}

/** Below a title that names the locality. It stands again where a bare postal code, 1930, would read as a year. */
export function cardAddress(row: Placed, language: Language): string {
  const street = streetText(row, language);
  return street ? `${street}, ${row.postal_code}` : addressText(row, language);
}

/** The line below the title of a property: street or quarter, postal code and locality. */
export function addressText(row: Placed, language: Language): string {
  return [streetText(row, language), `${row.postal_code} ${cityText(row, language)}`]
    .filter(Boolean)
    .join(', ');
}

/** A row of the table, as the office knows it, in which anything may lack. */
type Door = {
  [Part in 'street' | 'house_number' | 'box_number' | 'postal_code' | 'city' | 'region']: string | null;
};

/** The door itself, for the agency alone: the site may hide the street. */
export function doorAddress(row: Door, language: Language): string {
  const { street, house_number, box_number, postal_code, city, region } = row;
  const box = box_number && textsFor(language)('ADDRESS_BOX', { box: box_number });
  const door = street ? [streetName(street, region, language), house_number, box] : [];
  return [door, [postal_code, city]]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}
