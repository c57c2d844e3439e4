import type { Language } from '#domain/language.ts';
import { type EditTarget, findEditTarget } from '#domain/property/edit-key.ts';
import { isLockedList, type LockedList } from '#domain/property/locked-list.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { controlOf, valueInWords } from '#office/property-editor/control-of.server.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

/** In characters; the editor shows a longer text in full. */
const SHOWN = 280;

const lockedListKeys = {
  photos: 'PHOTOS',
  photoOrder: 'PHOTO_ORDER',
  openDays: 'OPEN_DAYS',
} as const satisfies Record<LockedList, string>;

/** The label of a field, with its language. */
export function labelOf(key: string, language: Language): string {
  const target = findEditTarget(key);
  if (isLockedList(key)) return officeTextsFor(language)(lockedListKeys[key]);
  if (!target) return key;
  const label = fieldTexts(language).label(target.field.key);
  return target.language ? `${label} (${ownLanguageNames[target.language]})` : label;
}

/** A former or present value of a field, in words. */
export function wordsOf(target: EditTarget, value: unknown, language: Language): string {
  const control = controlOf(target.field, fieldTexts(language), []);
  const words = valueInWords(control, writeTyped(target, value), language);
  return words.length > SHOWN ? `${words.slice(0, SHOWN).toWellFormed().trimEnd()}…` : words;
}
