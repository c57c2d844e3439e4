import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';

/** Why a portal is not given a property. */
export type Refusal = 'law' | 'excluded' | 'price' | 'type';

/** A way to write a list for portals. `refuses`: what the format has no place for. */
export type Feed = {
  refuses: (property: OutgoingProperty) => Refusal | undefined;
  write: (
    properties: readonly OutgoingProperty[],
  ) => readonly (readonly [end: 'xml' | 'json', text: string])[];
};
