import type { nl } from './nl.ts';

/** What every language must have: the keys of the reference, as text. */
export type Messages = Record<keyof typeof nl, string>;

/** The texts that depend on a count: X_ONE and X_OTHER in the tables, asked for as X. */
export type PluralKey = keyof typeof nl extends infer Key
  ? Key extends `${infer Name}_OTHER`
    ? Name
    : never
  : never;

/** The keys that a page may ask for. */
export type TextKey = Exclude<keyof typeof nl, `${PluralKey}_ONE` | `${PluralKey}_OTHER`> | PluralKey;
