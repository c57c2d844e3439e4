import type { Region } from '#domain/place/region.ts';
import type { Group, Unit } from '#domain/property/field.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { OptionSet, OptionValue } from '#domain/property/option-sets.ts';
import type { PropertyType } from '#domain/property/types.ts';

/** 'livingAreaM2' is LIVING_AREA_M2. */
type Screaming<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${Uppercase<First>}${Screaming<Rest>}`
    : `_${First}${Screaming<Rest>}`
  : '';

type LabelKey = `FIELD_${Screaming<FieldKey>}`;

type OptionKey = {
  [Set in OptionSet]: `OPTION_${Screaming<Set>}_${Uppercase<`${OptionValue<Set>}`>}`;
}[OptionSet];

/** The texts that every language must have, because the catalogue asks for them. */
export type FieldTextKey =
  | LabelKey
  | OptionKey
  | `GROUP_${Uppercase<Group>}`
  | `TYPE_${Uppercase<PropertyType>}`
  | `UNIT_${Uppercase<Unit>}`
  | 'YES'
  | 'NO'
  | 'STARTING_FROM'
  | 'GROUND_FLOOR';

type Suffix = '' | '_SHORT' | '_SHORT_ONE';

/** The texts that a label or unit may have beside its plain one; what Dutch has, all languages have. */
export type FieldTextVariant =
  | `${LabelKey}${Suffix}__${Uppercase<Region | 'sale' | 'rent'>}`
  | `${LabelKey}_SHORT`
  | `${LabelKey}_SHORT_ONE`
  | `UNIT_${Uppercase<Unit>}_ONE`;

/** Takes the name of a field or option set; gives the part of the text key that stands for it. */
export function screaming(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
