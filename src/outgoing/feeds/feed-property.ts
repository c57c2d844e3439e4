import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';

/** Why a portal does not get a property. */
export type Refusal = 'law' | 'excluded' | 'price' | 'type';

/** A way to write a list for portals. `refuses`: why the format has no place for a property. */
export type Feed = {
  refuses: (property: OutgoingProperty) => Refusal | undefined;
  write: (
    properties: readonly OutgoingProperty[],
  ) => readonly (readonly [end: 'xml' | 'json', text: string])[];
};
