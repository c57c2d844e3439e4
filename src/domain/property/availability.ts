import type { OptionValue } from './option-sets.ts';

export type Availability = OptionValue<'availability'>;

/** What is under option can still be had: the option may lapse. */
const openness = {
  available: true,
  option: true,
  sold: false,
  sold_out: false,
  rented: false,
} as const satisfies Record<Availability, boolean>;

/** The availabilities of a property that can still be had. */
export const openAvailabilities: readonly Availability[] = (Object.keys(openness) as Availability[]).filter(
  (availability) => openness[availability],
);

/** Whether the property can still be had; the database asks it by `isOpenSql`. */
export function isOpen({ availability }: { availability: Availability }): boolean {
  return openness[availability];
}
