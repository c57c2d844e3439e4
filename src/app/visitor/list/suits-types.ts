import { type FieldKey, getField, suits } from '#domain/property/fields.ts';
import { familyOf } from '#domain/property/types.ts';
import type { SearchCriteria } from '#domain/search/criteria.ts';

/** True if any of the types searched for has the attribute: a plot of land has no bedrooms. */
export function suitsTypes(key: FieldKey, { types, purpose }: SearchCriteria): boolean {
  return (
    types.length === 0 || types.some((type) => suits(getField(key), { family: familyOf(type), purpose }))
  );
}
