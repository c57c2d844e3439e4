import { columnName } from '#domain/property/column-name.ts';
import type { NumberField } from '#domain/property/field.ts';
import { catalogue, type fields } from '#domain/property/fields.ts';

type CatalogueField = (typeof fields)[number];
type KeyWith<Shape> = Extract<CatalogueField, Shape>['key'];

/** Attributes that a search bounds on both sides. */
export type RangeKey = KeyWith<{ filter: 'range' }>;
/** Attributes for which a search asks for a least number. */
export type AtLeastKey = KeyWith<{ filter: 'atLeast' }>;
/** Attributes that a property either has or lacks: a search asks for those that it must have. */
export type Feature = KeyWith<{ filter: 'is'; kind: 'boolean' }>;

type NumberFilter<Key> = {
  key: Key;
  /** What it is called in the address. */
  parameter: string;
  /** In the unit of the attribute: cents, m², a year. */
  min: number;
  max: number;
  /**
   * How many of the attribute's units make one unit of what people type: 100 if they type euros and the attribute is
   * in cents.
   */
  perTyped: number;
};

/** The filters of a search, made from the field catalogue, in its order. */
export const rangeFilters = numberFilters('range') as NumberFilter<RangeKey>[];
export const atLeastFilters = numberFilters('atLeast') as NumberFilter<AtLeastKey>[];
export const featureFilters = catalogue
  .filter((field) => field.filter === 'is' && field.kind === 'boolean')
  .map(({ key }) => ({ key: key as Feature, value: columnName(key).replace(/^(has|is)_/, '') }));

function numberFilters(filter: 'range' | 'atLeast'): NumberFilter<string>[] {
  return catalogue
    .filter((field): field is typeof field & NumberField => field.filter === filter && 'min' in field)
    .map((field) => ({
      key: field.key,
      parameter: columnName(field.key).replace(/_(cents|m2)$/, ''),
      min: field.min,
      max: field.max,
      perTyped: field.kind === 'money' ? 100 : 1,
    }));
}
