import type { LocalisedText } from '#domain/language.ts';
import type { OptionValue } from './option-sets.ts';

/** One room. `floor`: 0 is the ground floor. `name`: if its kind does not say enough ('Ouderslaapkamer'). */
export type Room = {
  kind: OptionValue<'roomKind'>;
  floor?: number;
  areaM2?: number;
  name?: LocalisedText;
};

export const roomBounds = {
  rooms: 200,
  floor: { min: -5, max: 60 },
  areaM2: { min: 0.1, max: 100_000 },
  nameLength: 60,
} as const;
