import type { Language } from '#domain/language.ts';
import type { ChangeProblem } from '#domain/property/change/property-change.ts';
import { findField } from '#domain/property/fields.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { OfficeTextKey } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { problemOf } from '#texts/problems/texts.ts';

const ownWords: Readonly<Record<string, OfficeTextKey>> = {
  photo: 'IMPORTS_FIELD_PHOTO',
  plan: 'IMPORTS_FIELD_PLAN',
  document: 'IMPORTS_FIELD_DOCUMENT',
  online: 'IMPORTS_FIELD_ONLINE',
};

/** A line of a report: the label of the field if it is one of ours, else the system's name for it. */
export function problemLine({ field, reason }: ChangeProblem, language: Language): string {
  const words = ownWords[field];
  const known = findField(field);
  const label = known ? fieldTexts(language).label(known.key) : field;
  const own = words ? officeTextsFor(language)(words) : label;
  return problemOf(field === 'record' ? '' : own, reason, language);
}
