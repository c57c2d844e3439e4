import type { FieldKey } from './fields.ts';

/** 'livingAreaM2' is living_area_m2. */
export function columnName(key: FieldKey): string {
  return key.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
