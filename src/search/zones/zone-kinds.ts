/** The widest first. A district is what people call a part of the country, such as Kempen. */
export const zoneKinds = [
  'region',
  'province',
  'district',
  'municipality',
  'locality',
  'postal_code',
] as const;

export type ZoneKind = (typeof zoneKinds)[number];
