import { countryIds } from '#domain/place/region.ts';
import { typedLine } from '#domain/text/typed-line.ts';

/** What forms and commands accept as a phone number, in a line cleaned by `typedLine`. */
export const typedPhone = /^\+?(?:[\s./()-]*\d){6,15}[\s./()-]*$/;

const separators = /[\s./()-]/g;

/**
 * Ten bare digits become 4-2-2-2 and nine 3-2-2-2, as the agencies' properties have always shown them. Anything else
 * stays as it was typed: 03 234 56 78 is right, since the zone number of Antwerp has two digits.
 */
export function formatPhone(text: string): string {
  const groups = /^(\d{3,4})(\d{2})(\d{2})(\d{2})$/.exec(typedLine(text));
  return groups ? groups.slice(1).join(' ') : text;
}

/**
 * 'tel:' and E.164. `countryId`: where the number is dialled from (see `countryIds`). Undefined when it cannot be
 * dialled from abroad: too short or too long, an emergency number, words, or a national number of another country.
 */
export function phoneLink(written: string, countryId: number): string | undefined {
  const text = typedLine(written);
  const digits = text.replace(separators, '');
  const number = /^(\+|00)/.test(digits) ? withoutTrunkZero(text) : nationalToE164(digits, countryId);
  return number && isE164(number) ? `tel:${number}` : undefined;
}

/** People write +32 (0)9 …, or even +32 09 …: the zero is dialled inside the country only. */
function withoutTrunkZero(text: string): string {
  return text
    .replace('(0)', '')
    .replace(separators, '')
    .replace(/^00/, '+')
    .replace(/^\+320/, '+32');
}

function nationalToE164(digits: string, countryId: number): string | undefined {
  if (countryId === countryIds.belgium) return digits.startsWith('0') ? `+32${digits.slice(1)}` : undefined;
  // Luxembourg has no trunk zero: its numbers are dialled as they are written.
  if (countryId === countryIds.luxembourg) return `+352${digits}`;
  return undefined;
}

/** Lengths of the numbering plans: Belgium 8 or 9 digits, Luxembourg 6 to 11, elsewhere what ITU-T E.164 allows. */
function isE164(number: string): boolean {
  if (number.startsWith('+32')) return /^\+32[1-9]\d{7,8}$/.test(number);
  if (number.startsWith('+352')) return /^\+352[2-9]\d{5,10}$/.test(number);
  return /^\+[1-9]\d{6,14}$/.test(number);
}
