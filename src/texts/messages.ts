import type { nl } from './nl.ts';
import type { nl as serverNl } from './server/nl.ts';

/** What every language must have: the keys of the reference, as text. */
export type Messages = Record<keyof typeof nl, string>;

/** The same of the words that only the server says. */
export type ServerMessages = Record<keyof typeof serverNl, string>;

/** The texts of a table that depend on a count: X_ONE and X_OTHER there, asked for as X. */
type Plurals<Table> = keyof Table extends infer Key
  ? Key extends `${infer Name}_OTHER`
    ? Name
    : never
  : never;

/** The keys of a table that one may ask for. */
type Asked<Table> =
  | Exclude<keyof Table, `${Plurals<Table>}_ONE` | `${Plurals<Table>}_OTHER`>
  | Plurals<Table>;

/** The keys that a component may ask for. */
export type PageTextKey = Asked<typeof nl>;

/** The keys that a loader may ask for. */
export type TextKey = PageTextKey | Asked<typeof serverNl>;

/** Those of them that depend on a count. */
export type PluralKey = Plurals<typeof nl> | Plurals<typeof serverNl>;
