import { findPropertyToEdit } from '#database/property/property-to-edit.ts';
import { languages } from '#domain/language.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { findEditTarget, valueAt } from '#domain/property/edit-key.ts';
import { type Group, groups } from '#domain/property/field.ts';
import { findField } from '#domain/property/fields.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { controlOf, valueInWords } from '#office/property-editor/control-of.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

export type ComparedPart = { group: Group; title: string; fields: ComparedField[] };

type ComparedField = {
  key: string;
  label: string;
  said: string;
  here: string;
  isLocked: boolean;
  canLock: boolean;
};

/** In characters; the editor shows a longer text in full. */
const shown = 280;

/**
 * The values of the source that differ from ours, in the groups of the catalogue. `same`: how many fields are equal.
 */
export async function compareRecord(
  { database, language }: OfficeContext,
  change: PropertyChange | undefined,
  propertyId: number | undefined,
): Promise<{ parts: ComparedPart[]; same: number; reference: string }> {
  const words = fieldTexts(language);
  const found = propertyId === undefined ? undefined : await findPropertyToEdit(database, propertyId);
  const locked = new Set(found?.locks.map(({ key }) => key));
  const byGroup = new Map<Group, ComparedField[]>();
  let same = 0;
  for (const key of keysOf(change)) {
    const [named, code] = key.split('.');
    const field = findField(named ?? '');
    const target = findEditTarget(key);
    if (!change || !field) continue;
    const name = field.key;
    const said = code ? Object(change.texts[name])[code] : change.values[name];
    const here = found && target ? valueAt(found.stored, target) : null;
    const isLocked = locked.has(key);
    if (JSON.stringify(said ?? null) === JSON.stringify(here ?? null) && !isLocked) {
      if (said !== null && said !== undefined) same += 1;
      continue;
    }
    if (!target) continue;
    const inWords = (value: unknown) => {
      const text = valueInWords(controlOf(field, words, []), writeTyped(target, value), language);
      return text.length > shown ? `${text.slice(0, shown)}…` : text;
    };
    const inLanguage = code ? ` (${ownLanguageNames[code as keyof typeof ownLanguageNames]})` : '';
    const fields = byGroup.get(field.group) ?? [];
    byGroup.set(field.group, fields);
    fields.push({
      ...{ key, label: `${words.label(name)}${inLanguage}`, isLocked, canLock: found !== undefined },
      said: inWords(said ?? null),
      here: inWords(here),
    });
  }
  const parts = groups.flatMap((group) => {
    const fields = byGroup.get(group);
    return fields ? [{ group, title: words.group(group), fields }] : [];
  });
  return { parts, same, reference: found?.reference ?? '' };
}

function keysOf(change: PropertyChange | undefined): string[] {
  if (!change) return [];
  const texts = Object.keys(change.texts).flatMap((key) => languages.map((code) => `${key}.${code}`));
  return [...Object.keys(change.values), ...texts];
}
