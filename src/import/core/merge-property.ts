import type { Selectable } from 'kysely';
import type { Property } from '#database/generated.ts';
import { isLanguage, type LocalisedText } from '#domain/language.ts';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue, type FieldKey, getField } from '#domain/property/fields.ts';
import { quote } from '#domain/reading/reading.ts';
import { deriveAddress, deriveEnergyLabel, deriveTimes } from './derive.ts';
import type { Known } from './known.ts';
import type { PropertyRow, RowProblem, TextChanges } from './read-row.ts';
import { blankProperty, draftOf, keepsWhenEmpty, type PropertyDraft } from './stored-property.ts';

export type MergeContext = { known: Known; source: string; sourceRef: string; now: Date; today: string };

export type Merged = { draft: PropertyDraft; problems: RowProblem[]; warnings: RowProblem[] };

/** What is not taken over as it stands: it names the property, is derived, or refers to another table. */
const ownWay: readonly FieldKey[] = ['source', 'sourceRef', 'region', 'agentId', 'projectId'];

/**
 * Takes the row of the table that a file's row is about (undefined: it is new) and what the file says.
 * Gives the property as it should be: what the file does not mention stays, what it leaves empty is taken away, place,
 * region and energy label are derived. With problems the row must not be written; warnings are to be told.
 */
export function mergeProperty(
  existing: Selectable<Property> | undefined,
  row: PropertyRow,
  context: MergeContext,
): Merged {
  const draft = existing ? draftOf(existing) : blankProperty();
  const merged: Merged = { draft, problems: [], warnings: [] };
  if (!existing) Object.assign(draft, { source: context.source, source_ref: context.sourceRef });
  applyValues(draft, row);
  applyTexts(draft, row);
  draft.reference ||= context.sourceRef;
  applyRelations(merged, row, context);
  deriveAddress(merged, row, context.known.places);
  deriveEnergyLabel(draft, row, existing);
  deriveTimes(draft, row, existing, context);
  for (const field of catalogue) {
    if (
      field.required &&
      isMissing(draft, field.key) &&
      !merged.problems.some((problem) => problem.field === field.key)
    ) {
      merged.problems.push({ field: field.key, reason: 'it is needed and not given' });
    }
  }
  return merged;
}

function applyValues(draft: PropertyDraft, { values }: PropertyRow): void {
  const details: Record<string, unknown> = { ...asRecord(draft.details) };
  for (const [key, value] of Object.entries(values) as [FieldKey, unknown][]) {
    if (ownWay.includes(key)) continue;
    if (getField(key).column) {
      if (value !== null || !keepsWhenEmpty(columnName(key)))
        Object.assign(draft, { [columnName(key)]: value });
    } else if (value === null) delete details[key];
    else details[key] = value;
  }
  Object.assign(draft, { details });
}

function applyTexts(draft: PropertyDraft, { texts }: PropertyRow): void {
  for (const [key, changes] of Object.entries(texts) as [FieldKey, TextChanges | null][]) {
    const isColumn = getField(key).column === true;
    const holder: Record<string, unknown> = isColumn ? { ...draft } : { ...asRecord(draft.details) };
    const name = isColumn ? columnName(key) : key;
    const text = changed(asRecord(holder[name]), changes);
    if (isColumn) Object.assign(draft, { [name]: text ?? (keepsWhenEmpty(name) ? {} : null) });
    else {
      const { [name]: _, ...others } = holder;
      Object.assign(draft, { details: text ? { ...others, [name]: text } : others });
    }
  }
}

/** Gives undefined when no language is left. */
function changed(text: Record<string, unknown>, changes: TextChanges | null): LocalisedText | undefined {
  if (!changes) return undefined;
  const entries = Object.entries({ ...text, ...changes }).filter(
    ([language, each]) => isLanguage(language) && each,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function applyRelations(merged: Merged, row: PropertyRow, { known }: MergeContext): void {
  const { draft, warnings } = merged;
  const byName = (field: 'agentEmail' | 'projectReference', ids: Map<string, number>) => {
    const name = row[field];
    const id = name && ids.get(name.toLowerCase());
    if (name && !id) warnings.push({ field, reason: `${quote(name)} is not known; this is left as it was` });
    return name === null ? null : id || undefined;
  };
  const byId = (field: 'agentId' | 'projectId', ids: Map<string, number>) => {
    const id = row.values[field];
    const isKnown = [...ids.values()].some((each) => each === id);
    if (id && !isKnown) warnings.push({ field, reason: `${id} is not known; this is left as it was` });
    return id === null ? null : isKnown ? Number(id) : undefined;
  };
  const agent = byName('agentEmail', known.agents) ?? byId('agentId', known.agents);
  if (agent !== undefined) draft.agent_id = agent;
  const project = byName('projectReference', known.projects) ?? byId('projectId', known.projects);
  if (project !== undefined) draft.project_id = project;
}

function isMissing(draft: PropertyDraft, key: FieldKey): boolean {
  const value = Object.entries(draft).find(([column]) => column === columnName(key))?.[1];
  return value === null || value === '';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
