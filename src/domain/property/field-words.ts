import type { Language } from '#domain/language.ts';
import type { Region } from '#domain/place/region.ts';
import type { Group, Unit } from './field.ts';
import type { FieldKey } from './fields.ts';
import type { PropertyType } from './types.ts';

/** An attribute may be called differently by the law of a region, or for a sale and a rent. */
export type WordContext = { region?: Region | null; purpose?: 'sale' | 'rent' | null };

/** The words of the catalogue in one language. */
export type FieldWords = {
  language: Language;
  /** The region's own word, else the purpose's, else the plain one. */
  label: (key: FieldKey, context?: WordContext) => string;
  /** The word below a key fact ('slaapkamers'), in the singular when `count` is 1; the label if there is none. */
  shortLabel: (key: FieldKey, context?: WordContext & { count?: number }) => string;
  /** A value of an option field. */
  option: (key: FieldKey, value: string | number) => string;
  group: (group: Group) => string;
  type: (type: PropertyType) => string;
  /** Several of that type: 'huizen'. */
  types: (type: PropertyType) => string;
  unit: (unit: Unit, count?: number) => string;
  yes: string;
  no: string;
  groundFloor: string;
  /** 'Gelijkvloers', '1e verdieping', 'Niveau −1'. */
  floorName: (floor: number) => string;
  startingFrom: string;
  withoutTax: string;
};
