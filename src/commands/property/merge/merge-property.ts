import type { Selectable } from 'kysely';
import type { NextReference } from '#commands/property/own-references.ts';
import type { Property } from '#database/generated.ts';
import { isLanguage, type LocalisedText } from '#domain/language.ts';
import { problem } from '#domain/problem/problem.ts';
import type { ChangeProblem, PropertyChange, TextChanges } from '#domain/property/change/property-change.ts';
import type { PropertyName } from '#domain/property/change/property-name.ts';
import { columnName } from '#domain/property/column-name.ts';
import { catalogue, type FieldKey, getField } from '#domain/property/fields.ts';
import { lacksReference } from '#domain/property/reference-of-source.ts';
import { quote } from '#domain/reading/reading.ts';
import { deriveAddress, deriveEnergyLabel, deriveTimes, leaveOutForeign } from './derived-values.ts';
import { blankProperty, draftOf, keepsWhenEmpty, type PropertyDraft } from './property-draft.ts';
import type { RelatedRecords } from './related-records.ts';

export type MergeContext = {
  name: PropertyName;
  related: RelatedRecords;
  /** Gives references to properties whose source has none; absent if all of them have one. */
  nextReference?: NextReference | undefined;
  now: Date;
};

export type Merged = {
  draft: PropertyDraft;
  problems: ChangeProblem[];
  warnings: ChangeProblem[];
  /** The property is placed in its municipality, because its village is not known. */
  withoutVillage: boolean;
};

/** Not copied: these identify the property, are derived, or refer to another table. */
const ownWay: readonly FieldKey[] = ['source', 'sourceRef', 'region', 'agentId', 'projectId'];

/**
 * Merges the stored property (undefined: it is new) with the change from the source. A result with problems must not be
 * written; warnings must be reported.
 */
export function mergeProperty(
  existing: Selectable<Property> | undefined,
  change: PropertyChange,
  context: MergeContext,
): Merged {
  const draft = existing ? draftOf(existing) : newProperty(context.name);
  const merged: Merged = { draft, problems: [], warnings: [], withoutVillage: false };
  applyValues(draft, change);
  applyTexts(draft, change);
  deriveReference(draft, change, existing, context);
  applyRelations(merged, change, context);
  deriveAddress(merged, change, context.related.places);
  leaveOutForeign(merged, change, existing);
  deriveEnergyLabel(draft, change, existing);
  deriveTimes(draft, change, existing, context);
  checkRequired(merged);
  return merged;
}

function newProperty({ source, sourceRef }: PropertyName): PropertyDraft {
  return { ...blankProperty(), source, source_ref: sourceRef };
}

/** The source's key never becomes the reference, which visitors, mails and portals see. */
function deriveReference(
  draft: PropertyDraft,
  change: PropertyChange,
  existing: Selectable<Property> | undefined,
  { name, nextReference }: MergeContext,
): void {
  if (nextReference && lacksReference(change, existing?.reference, name.sourceRef))
    draft.reference = nextReference();
  else draft.reference ||= existing?.reference ?? null;
}

function applyValues(draft: PropertyDraft, { values }: PropertyChange): void {
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

function applyTexts(draft: PropertyDraft, { texts }: PropertyChange): void {
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

/** Undefined if no language is left. */
function changed(text: Record<string, unknown>, changes: TextChanges | null): LocalisedText | undefined {
  if (!changes) return undefined;
  const entries = Object.entries({ ...text, ...changes }).filter(
    ([language, each]) => isLanguage(language) && each,
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function applyRelations(merged: Merged, change: PropertyChange, { related }: MergeContext): void {
  const { draft, warnings } = merged;
  const byName = (field: 'agentEmail' | 'projectReference', ids: Map<string, number>) => {
    const name = change[field];
    const id = name && ids.get(name.toLowerCase());
    if (name && !id) warnings.push({ field, reason: problem('NOT_KNOWN_HERE', { value: quote(name) }) });
    return name === null ? null : id || undefined;
  };
  const byId = (field: 'agentId' | 'projectId', ids: Map<string, number>) => {
    const id = change.values[field];
    const isKnown = [...ids.values()].some((each) => each === id);
    if (id && !isKnown) warnings.push({ field, reason: problem('NOT_KNOWN_HERE', { value: String(id) }) });
    return id === null ? null : isKnown ? Number(id) : undefined;
  };
  const agent = byName('agentEmail', related.agents) ?? byId('agentId', related.agents);
  if (agent !== undefined) draft.agent_id = agent;
  const project = byName('projectReference', related.projects) ?? byId('projectId', related.projects);
  if (project !== undefined) draft.project_id = project;
}

function checkRequired({ draft, problems }: Merged): void {
  for (const { key, required } of catalogue) {
    const isNamed = problems.some(({ field }) => field === key);
    if (required && isMissing(draft, key) && !isNamed) {
      problems.push({ field: key, reason: problem('NEEDED') });
    }
  }
}

function isMissing(draft: PropertyDraft, key: FieldKey): boolean {
  const value = Object.entries(draft).find(([column]) => column === columnName(key))?.[1];
  return value === null || value === '';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
