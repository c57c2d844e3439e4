import type { Language } from '#domain/language.ts';
import { findField } from '#domain/property/fields.ts';
import type { Choice } from '#office/interface/text-field.tsx';
import { controlOf } from '#office/property-editor/control-of.server.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** Lists of other systems that fill an attribute of another name. */
const attributeOf: Readonly<Record<string, string>> = {
  category: 'type',
  subType: 'type',
  sort: 'type',
  status: 'availability',
  flowStatus: 'availability',
  kitchenGenre: 'kitchen',
};

const fieldOf = (list: string) => findField(attributeOf[list] ?? list);

/** The meanings that a value of a system's list may have here; empty if the list belongs to none of our attributes. */
export function meaningsOf(list: string, language: Language): Choice[] {
  const field = fieldOf(list);
  const control = field && controlOf(field, fieldTexts(language), []);
  const choices = control && 'choices' in control ? control.choices : [];
  const withdraw = { value: 'withdraw', label: officeTextsFor(language)('IMPORTS_MEANING_WITHDRAW') };
  return field?.key === 'availability' ? [...choices, withdraw] : choices;
}

/** The label of our attribute if the list fills one, else the name of the list. */
export function listName(list: string, language: Language): string {
  const field = fieldOf(list);
  return field ? fieldTexts(language).label(field.key) : list;
}

/** The meaning of a value that is ignored on purpose. */
export const ignored = '(ignore)';

/**
 * The name of its field in the form. It holds the length of the list's name, since a value may contain any character.
 */
export function meaningName(list: string, value: string): string {
  return `meaning.${list.length}.${list}${value}`;
}

export function readMeaningName(field: string): [string, string] | [] {
  const [, length = '', rest = ''] = /^meaning\.(\d{1,3})\.(.{1,600})$/s.exec(field) ?? [];
  return rest ? [rest.slice(0, Number(length)), rest.slice(Number(length))] : [];
}
