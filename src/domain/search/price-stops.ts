import type { Purpose } from './criteria.ts';

/** In euros: the steps grow with the price, as the differences that people make between prices do. */
const steps: Record<Purpose, { upTo: number; by: number }[]> = {
  sale: [
    { upTo: 500_000, by: 25_000 },
    { upTo: 1_000_000, by: 50_000 },
    { upTo: 2_000_000, by: 100_000 },
    { upTo: 5_000_000, by: 500_000 },
  ],
  rent: [
    { upTo: 2_000, by: 50 },
    { upTo: 3_000, by: 100 },
    { upTo: 5_000, by: 250 },
    { upTo: 10_000, by: 1_000 },
  ],
};

/** The prices that a slider offers, in euros, from 0: at its last one there is no highest price. */
export function priceStops(purpose: Purpose): number[] {
  let euros = 0;
  const stops = [euros];
  for (const { upTo, by } of steps[purpose]) {
    while (euros < upTo) {
      euros += by;
      stops.push(euros);
    }
  }
  return stops;
}
