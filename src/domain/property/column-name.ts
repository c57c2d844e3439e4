import type { FieldKey } from './fields.ts';

/** Takes the key of an attribute; gives the name of its column in the table: 'livingAreaM2' is living_area_m2. */
export function columnName(key: FieldKey): string {
  return key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
