import type { Region } from '#domain/place/region.ts';
import type { OptionSet } from './option-sets.ts';
import type { Family } from './types.ts';

/** The groups of attributes, in the order in which a page and an editor show them. */
export const groups = [
  'identity',
  'price',
  'address',
  'text',
  'media',
  'financial',
  'layout',
  'outside',
  'surfaces',
  'building',
  'technical',
  'location',
  'energy',
  'legal',
] as const;

export type Group = (typeof groups)[number];

export const units = [
  'm2',
  'm',
  'litre',
  'months',
  'years',
  'percent',
  'per_month',
  'per_year',
  'kwp',
  'kwh_m2_year',
  'kwh_year',
  'kg_co2_m2_year',
] as const;

export type Unit = (typeof units)[number];

type Common = {
  /** camelCase, with its unit if the kind does not say it; the column has the same name in snake_case. */
  key: string;
  group: Group;
  /** The families of types that it suits; absent: all. An editor asks only for these. */
  for?: readonly Family[];
  /** Absent: for sale and for rent. */
  purpose?: 'sale' | 'rent';
  /** The regions whose law or measures know it; absent: all. */
  regions?: readonly Region[];
  required?: true;
  /** A column of the table `property`; else a key of its `details`. */
  column?: true;
  /** How a search narrows by it. */
  filter?: 'range' | 'atLeast' | 'atMost' | 'is';
  /** It tells the price or lets it be computed: the view public_property hides it together with the price. */
  tellsPrice?: true;
  /** It tells where the property lies: the view public_property rounds it to 250 if the address is hidden. */
  tellsPosition?: true;
  /** Another attribute, shown in the same row after a comma ('Gas, individueel'). */
  followedBy?: string;
};

/** `max` counts characters, per language for 'texts'. */
type TextField = Common & { kind: 'text' | 'texts' | 'url'; max: number };

/** Money is in integer cents, an area in m², a length in m. */
export type NumberField = Common & {
  kind: 'integer' | 'decimal' | 'area' | 'length' | 'money' | 'year';
  min: number;
  max: number;
  unit?: Unit;
};

/** 'option': one of the set; 'options': several. */
export type OptionField = Common & { kind: 'option' | 'options'; options: OptionSet };

/** A list of rooms, each of one of the kinds in `options`. */
type RoomsField = Common & { kind: 'rooms'; options: 'roomKind' };

type BooleanField = Common & {
  kind: 'boolean';
  /** The families for which 'no' is worth a row; for the others only 'yes' is shown. */
  tellsNo?: readonly Family[];
  /**
   * An attribute that already says 'yes' when it is filled: beside the garden's surface, 'Garden: yes' says
   * nothing new.
   */
  impliedBy?: string;
};

/** A date is a day, 'YYYY-MM-DD'; 'type' a key of the tree of types; 'energyLabel' a token of the energy scales. */
type PlainField = Common & { kind: 'date' | 'type' | 'energyLabel' };

export type Field = TextField | NumberField | OptionField | RoomsField | BooleanField | PlainField;
