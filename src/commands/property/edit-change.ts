import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import { emptyChange, type PropertyChange } from '#domain/property/change/property-change.ts';
import { columnName } from '#domain/property/column-name.ts';
import { type EditTarget, findEditTarget } from '#domain/property/edit-key.ts';
import { type EditProblem, readTyped, type TypedValue } from '#domain/property/typed-value.ts';
import { wordsFor } from '#texts/fields/vocabulary.ts';
import { type Merged, mergeProperty } from './merge/merge-property.ts';
import { keepsWhenEmpty } from './merge/property-draft.ts';
import { loadRelatedRecords } from './merge/related-records.ts';

/** A field, by its key in the catalogue, and why it cannot be stored so. */
export type FieldProblem = { field: string; problem: EditProblem };

/**
 * Reads the typed text of a field. Some columns cannot be empty: for an import an empty value means 'as it was', for a
 * person it is refused.
 */
export function readEdit(target: EditTarget, typed: string): TypedValue {
  const reading = readTyped(target, typed, wordsFor);
  const isEmpty = reading.problem === undefined && reading.value === null && !target.language;
  return isEmpty && keepsWhenEmpty(columnName(target.field.key)) ? { problem: 'REQUIRED' } : reading;
}

/** Why the merged property cannot be stored: a field is needed, or the postal code does not exist. */
export function problemsOf({ problems, draft }: Merged): FieldProblem[] {
  return problems.map(({ field }) => {
    const isUnknown = field === 'postalCode' && Boolean(draft.postal_code);
    return { field, problem: isUnknown ? 'NO_SUCH_POSTAL_CODE' : 'REQUIRED' };
  });
}

/** The stored property with these edits, merged by the rules of the import. */
export async function mergeEdits(
  database: Kysely<Database>,
  stored: Selectable<Property>,
  edits: readonly { key: string; value: unknown }[],
  now: Date,
): Promise<Merged> {
  const change = changeOf(edits);
  // An import publishes a withdrawn property that is given again; an edit publishes nothing.
  change.values.publication = stored.publication;
  const code = change.values.postalCode ?? stored.postal_code;
  const related = await loadRelatedRecords(database, String(code));
  const { source, source_ref, reference } = stored;
  return mergeProperty(stored, change, {
    name: { source, sourceRef: source_ref ?? reference },
    related,
    now,
  });
}

function changeOf(edits: readonly { key: string; value: unknown }[]): PropertyChange {
  const change = emptyChange('edit');
  for (const { key, value } of edits) {
    const target = findEditTarget(key);
    if (!target) continue;
    const { field, language } = target;
    if (!language) change.values[field.key] = value;
    else change.texts[field.key] = { ...change.texts[field.key], [language]: value as string | null };
  }
  return change;
}
