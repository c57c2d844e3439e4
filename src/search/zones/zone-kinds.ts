/** The widest first. A district is a part of the country as people call it, such as Kempen. */
export const zoneKinds = [
  'region',
  'province',
  'district',
  'municipality',
  'locality',
  'postal_code',
] as const;

export type ZoneKind = (typeof zoneKinds)[number];
