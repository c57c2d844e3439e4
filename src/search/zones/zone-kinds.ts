/** The widest first. */
export const zoneKinds = ['region', 'province', 'municipality', 'locality', 'postal_code'] as const;

export type ZoneKind = (typeof zoneKinds)[number];
