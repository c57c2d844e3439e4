import { type Family, type PropertyType, propertyTypes } from './types.ts';

const homes: readonly Family[] = ['house', 'apartment'];

/** A stay of tourists falls outside the rental law of all three regions. */
const forTourists: readonly PropertyType[] = ['holiday_home'];

/** The view `shown_property` has the same list. */
export const rentedHomes: readonly string[] = propertyTypes
  .filter(({ family, key }) => homes.includes(family) && !forTourists.includes(key))
  .map(({ key }) => key);

/** A home that is let to live in, also a student's room. */
export function isRentOfHome(property: { purpose?: 'sale' | 'rent' | null; type?: string | null }): boolean {
  return property.purpose === 'rent' && rentedHomes.includes(property.type ?? '');
}
