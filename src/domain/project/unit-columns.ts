import type { FieldKey } from '#domain/property/fields.ts';
import { familyOf } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';

/** The columns of a project's units, in the order on screen and in a spreadsheet without headings. */
export const unitColumns = [
  'unitName',
  'type',
  'floor',
  'floors',
  'bedrooms',
  'livingAreaM2',
  'terraceAreaM2',
  'gardenAreaM2',
  'priceCents',
  'publishPrice',
  'availability',
  'energyValue',
] as const satisfies FieldKey[];

export type UnitColumn = (typeof unitColumns)[number];

const ofApartments: readonly UnitColumn[] = ['floor', 'terraceAreaM2'];
const ofHouses: readonly UnitColumn[] = ['floors', 'gardenAreaM2'];

/** The columns that suit one of the units or are filled in one; those of apartments if there is no unit yet. */
export function shownColumns(units: readonly PropertyFacts[]): UnitColumn[] {
  const hasHouse = units.some(({ type }) => familyOf(type) === 'house');
  const hasOther = units.length === 0 || units.some(({ type }) => familyOf(type) !== 'house');
  return unitColumns.filter((key) => {
    if (ofApartments.includes(key) && !hasOther) return isFilled(key);
    if (ofHouses.includes(key) && !hasHouse) return isFilled(key);
    return true;
  });

  function isFilled(key: UnitColumn): boolean {
    // 0 does not count: every house begins on the ground floor.
    return units.some((unit) => (unit[key] ?? 0) !== 0);
  }
}

export function isUnitColumn(key: string): key is UnitColumn {
  return (unitColumns as readonly string[]).includes(key);
}
