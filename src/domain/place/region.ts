export const regions = ['flanders', 'wallonia', 'brussels', 'luxembourg'] as const;

export type Region = (typeof regions)[number];

/** The country ids that the agencies' software uses. */
export const countryIds = { belgium: 10, luxembourg: 50 } as const;

const postalRanges: { from: number; to: number; region: Exclude<Region, 'luxembourg'> }[] = [
  { from: 1000, to: 1299, region: 'brussels' },
  { from: 1300, to: 1499, region: 'wallonia' },
  { from: 1500, to: 3999, region: 'flanders' },
  { from: 4000, to: 7999, region: 'wallonia' },
  { from: 8000, to: 9999, region: 'flanders' },
];

/** Undefined when the code is not four digits in a known range. */
export function regionOfPostalCode(code: string | number): Exclude<Region, 'luxembourg'> | undefined {
  const text = String(code).trim();
  if (!/^\d{4}$/.test(text)) return undefined;
  const number = Number(text);
  return postalRanges.find(({ from, to }) => from <= number && number <= to)?.region;
}

/** The region whose rules hold there; undefined in any other country. */
export function regionOf(countryId: number, postalCode: string | number): Region | undefined {
  if (countryId === countryIds.luxembourg) return 'luxembourg';
  if (countryId === countryIds.belgium) return regionOfPostalCode(postalCode);
  return undefined;
}
