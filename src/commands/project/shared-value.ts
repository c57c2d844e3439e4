import type { Selectable } from 'kysely';
import type { Project } from '#database/generated.ts';
import { columnName } from '#domain/property/column-name.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';

/** The project's value of an attribute, in the form that a property has it. */
export function sharedValue(project: Selectable<Project>, key: FieldKey): unknown {
  if (!getField(key).column) return new Map(Object.entries(Object(project.details))).get(key) ?? null;
  return new Map<string, unknown>(Object.entries(project)).get(columnName(key)) ?? null;
}
