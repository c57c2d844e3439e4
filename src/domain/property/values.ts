import type { LocalisedText } from '#domain/language.ts';
import type { EnergyLabelName } from './energy-label.ts';
import type { FieldKey, fields } from './fields.ts';
import type { OptionSet, OptionValue } from './option-sets.ts';
import type { Room } from './room.ts';
import type { PropertyType } from './types.ts';

type Literal = (typeof fields)[number];

type ValueOfKind = {
  text: string;
  texts: LocalisedText;
  url: string;
  integer: number;
  decimal: number;
  area: number;
  length: number;
  money: number;
  year: number;
  date: string;
  boolean: boolean;
  type: PropertyType;
  energyLabel: EnergyLabelName;
  rooms: Room[];
};

type ValueOfLiteral<Each extends Literal> = Each extends {
  kind: 'option';
  options: infer Set extends OptionSet;
}
  ? OptionValue<Set>
  : Each extends { kind: 'options'; options: infer Set extends OptionSet }
    ? OptionValue<Set>[]
    : Each extends { kind: infer Kind extends keyof ValueOfKind }
      ? ValueOfKind[Kind]
      : never;

/** What the attribute of that key holds: `FieldValue<'livingAreaM2'>` is a number. */
export type FieldValue<Key extends FieldKey = FieldKey> = ValueOfLiteral<Extract<Literal, { key: Key }>>;

/** The attributes that a property cannot be without. */
export type RequiredKey = Extract<Literal, { required: true }>['key'];

/** The attributes that are columns of the table; the others are keys of its `details`. */
export type ColumnKey = Extract<Literal, { column: true }>['key'];

export type DetailKey = Exclude<FieldKey, ColumnKey>;

/** The column `details` of a property. */
export type PropertyDetails = { [Key in DetailKey]?: FieldValue<Key> };

/** A whole property as the editor and the import give it: columns and details side by side. */
export type PropertyInput = { [Key in RequiredKey]: FieldValue<Key> } & {
  [Key in Exclude<FieldKey, RequiredKey>]?: FieldValue<Key>;
};

/** What is known of a property, columns and details side by side, as a page reads it; a hidden value is null. */
export type PropertyFacts = { readonly [Key in FieldKey]?: FieldValue<Key> | null };
