import { expect, it } from 'vitest';
import { isOpen, openAvailabilities } from './availability.ts';
import { optionSets } from './option-sets.ts';

it('each availability is open or gone', () => {
  const classified = optionSets.availability.map((availability) => [availability, isOpen({ availability })]);
  expect(Object.fromEntries(classified)).toEqual({
    available: true,
    option: true,
    sold: false,
    sold_out: false,
    rented: false,
  });
  expect(openAvailabilities).toEqual(['available', 'option']);
});
