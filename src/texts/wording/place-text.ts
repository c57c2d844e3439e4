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

/**
 * Between street and number, before the number of a box, and between postal code and locality. No line ends there on
 * paper; calendars and search engines read a plain space.
 */
type Gap = ' ' | '\u00a0';

/** Street and number, or the quarter if the street is hidden; '' if neither is known. */
export function streetText(row: Placed, language: Language, gap: Gap = ' '): string {
  if (!row.street) return pickText(row.quarter, language)?.text ?? '';
  const box = row.box_number ? textsFor(language)('ADDRESS_BOX', { box: row.box_number }) : '';
  const door = [streetName(row.street, row.region, language), row.house_number].filter(Boolean).join(gap);
  return [door, box.replaceAll(' ', gap)].filter(Boolean).join(' ');
}

/**
 * Stands below a title that names the locality. Without a street it names it again: a bare 1930 would read as a year.
 */
export function cardAddress(row: Placed, language: Language, gap: Gap = ' '): string {
  const street = streetText(row, language, gap);
  return street ? `${street}, ${row.postal_code}` : addressText(row, language, gap);
}

/** The line below the title of a property: street or quarter, postal code and locality. */
export function addressText(row: Placed, language: Language, gap: Gap = ' '): string {
  return [streetText(row, language, gap), row.postal_code + gap + cityText(row, language)]
    .filter(Boolean)
    .join(', ');
}

/** A row of the table, in which any part may be missing. */
type Door = Pick<Placed, 'place_name'> & {
  [Part in 'street' | 'house_number' | 'box_number' | 'postal_code' | 'city' | 'region']: string | null;
};

/** The full address, even if the site hides the street: for the agency, and for a visitor with an appointment. */
export function doorAddress(row: Door, language: Language): string {
  const { street, house_number, box_number, postal_code, city, region, place_name } = row;
  const box = box_number && textsFor(language)('ADDRESS_BOX', { box: box_number });
  const door = street ? [streetName(street, region, language), house_number, box] : [];
  return [door, [postal_code, cityText({ city: city ?? '', place_name }, language)]]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
}

/** The full address for a visitor. Undefined while street or number are unknown: the agent then tells where to come. */
export function visitorsDoor(row: Door | undefined, language: Language): string | undefined {
  return row?.street && row.house_number ? doorAddress(row, language) : undefined;
}
