import type { Region } from '#domain/place/region.ts';
import type { Group, Unit } from '#domain/property/field.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import type { OptionSet, OptionValue } from '#domain/property/option-sets.ts';
import type { PropertyType } from '#domain/property/types.ts';
import type { Screaming } from '#texts/screaming.ts';

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
  | `TYPES_${Uppercase<PropertyType>}`
  | `UNIT_${Uppercase<Unit>}`
  | 'YES'
  | 'NO'
  | 'STARTING_FROM'
  | 'PRICE_WITHOUT_TAX'
  | 'GROUND_FLOOR'
  | 'FLOOR_NAME'
  | 'FLOOR_NAME_FIRST'
  | 'FLOOR_NAME_BELOW';

type Suffix = '' | '_SHORT' | '_SHORT_ONE';

/** The variants that a label or unit may have beside its plain text; all languages have those that Dutch has. */
export type FieldTextVariant =
  | `${LabelKey}${Suffix}__${Uppercase<Region | 'sale' | 'rent'>}`
  | `${LabelKey}_SHORT`
  | `${LabelKey}_SHORT_ONE`
  | `UNIT_${Uppercase<Unit>}_ONE`;
