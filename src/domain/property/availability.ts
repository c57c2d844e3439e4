import type { OptionValue } from './option-sets.ts';

export type Availability = OptionValue<'availability'>;

/** A property under option is still available: the option may lapse. */
const openness = {
  available: true,
  option: true,
  sold: false,
  sold_out: false,
  rented: false,
} as const satisfies Record<Availability, boolean>;

/** The availabilities of a property that is still for sale or for rent. */
export const openAvailabilities: readonly Availability[] = (Object.keys(openness) as Availability[]).filter(
  (availability) => openness[availability],
);

/** The database asks the same by `isOpenSql`. */
export function isOpen({ availability }: { availability: Availability }): boolean {
  return openness[availability];
}
