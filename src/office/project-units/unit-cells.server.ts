import type { UnitToEdit } from '#database/project/units-to-edit.ts';
import { contentOf } from '#database/property/property-edits.ts';
import type { Language } from '#domain/language.ts';
import type { UnitColumn } from '#domain/project/unit-columns.ts';
import { type EditTarget, valueAt } from '#domain/property/edit-key.ts';
import { getField } from '#domain/property/fields.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { controlOf, valueInWords } from '#office/property-editor/control-of.server.ts';
import { fieldProblem } from '#office/property-editor/field-problem.server.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import type { ShownCell, ShownColumn } from './shown-unit.ts';

const labels = {
  unitName: 'UNITS_NAME',
  type: 'UNITS_TYPE',
  floor: 'UNITS_FLOOR',
  floors: 'UNITS_FLOORS',
  bedrooms: 'UNITS_BEDROOMS',
  livingAreaM2: 'UNITS_LIVING',
  terraceAreaM2: 'UNITS_TERRACE',
  gardenAreaM2: 'UNITS_GARDEN',
  priceCents: 'UNITS_PRICE',
  publishPrice: 'UNITS_SHOW',
  availability: 'UNITS_STATUS',
  energyValue: 'UNITS_EPC',
} as const satisfies Record<UnitColumn, string>;

export function columnLabel(key: UnitColumn, language: Language): string {
  return officeTextsFor(language)(labels[key]);
}

export function targetOf(key: UnitColumn): EditTarget {
  return { field: getField(key) };
}

/** The content of a cell: its waiting change, else the stored value. */
export function contentIn({ stored, edits }: UnitToEdit, key: UnitColumn): unknown {
  const edit = edits.find((each) => each.key === key);
  return edit ? contentOf(edit) : valueAt(stored, targetOf(key));
}

/** A content as text to type. */
export function typedIn(key: UnitColumn, content: unknown): string {
  if (typeof content === 'object' && content !== null && 'typed' in content) return String(content.typed);
  return writeTyped(targetOf(key), content);
}

/** `purpose`: a property for sale is never rented, nor one to let sold. */
export function presentColumn(key: UnitColumn, purpose: string, language: Language): ShownColumn {
  const { field } = targetOf(key);
  const control = controlOf(field, fieldTexts(language), []);
  const isNumber = !['text', 'type', 'option', 'boolean'].includes(field.kind);
  const column = { key, label: columnLabel(key, language), isNumber };
  if (control.kind !== 'select') return column;
  const left = purpose === 'rent' ? ['sold', 'sold_out'] : ['rented', 'sold_out'];
  const choices =
    key === 'availability' ? control.choices.filter(({ value }) => !left.includes(value)) : control.choices;
  return { ...column, choices };
}

export function presentCell(unit: UnitToEdit, key: UnitColumn, language: Language): ShownCell {
  const edit = unit.edits.find((each) => each.key === key);
  const typed = typedIn(key, contentIn(unit, key));
  if (!edit) return { key, typed };
  if (edit.problem) return { key, typed, problem: fieldProblem(edit.problem, language) };
  return { key, typed, stored: cellWords(key, valueAt(unit.stored, targetOf(key)), language) };
}

/** A content in words: 'In optie', '415.000'. */
export function cellWords(key: UnitColumn, content: unknown, language: Language): string {
  const control = controlOf(targetOf(key).field, fieldTexts(language), []);
  return valueInWords(control, typedIn(key, content), language);
}
