import { isLanguage, type Language } from '#domain/language.ts';
import { isEmpty } from '#domain/text/empty.ts';
import { columnName } from './column-name.ts';
import { type CatalogueField, catalogue, type FieldKey, findField } from './fields.ts';
import type { PropertyFacts } from './values.ts';

/** The smallest thing that staff edit: an attribute, or a text in one language. */
export type EditTarget = { field: CatalogueField; language?: Language };

/** These are set elsewhere: by the import, the address, publishing, the sale, the project that a unit belongs to. */
const notEdited: readonly FieldKey[] = [
  'source',
  'sourceRef',
  'publication',
  'region',
  'goneOn',
  'projectId',
];

export function isEdited(key: FieldKey): boolean {
  return !notEdited.includes(key);
}

/** `key`: 'bedrooms' or 'title.fr'. Undefined if nobody may edit it. */
export function findEditTarget(key: string): EditTarget | undefined {
  const [name = '', language, ...rest] = key.split('.');
  const field = findField(name);
  if (!field || !isEdited(field.key) || rest.length > 0) return undefined;
  if (field.kind !== 'texts') return language === undefined ? { field } : undefined;
  return isLanguage(language) ? { field, language } : undefined;
}

/** null if there is none. */
export function valueAt(property: PropertyFacts, { field, language }: EditTarget): unknown {
  const value: unknown = property[field.key];
  const own = language && value ? new Map(Object.entries(value)).get(language) : value;
  return isEmpty(own) ? null : own;
}

/** The property as it will be when `edits` are published, before what follows from them (place, label) is derived. */
export function withEdits(
  property: PropertyFacts,
  edits: readonly { key: string; value: unknown; problem: string | null }[],
): PropertyFacts {
  const edited = new Map<string, unknown>(Object.entries(property));
  for (const { key, value, problem } of edits) {
    const target = findEditTarget(key);
    if (!target || problem) continue;
    const { field, language } = target;
    const texts = new Map<string, unknown>(Object.entries(Object(edited.get(field.key))));
    // A removed text is deleted: code that reads all languages would stumble over an empty one.
    if (language && value === null) texts.delete(language);
    else if (language) texts.set(language, value);
    edited.set(field.key, language ? Object.fromEntries(texts) : value);
  }
  return Object.fromEntries(edited);
}

/** Its name in the history of the property: a column, an attribute in `details`, or a column's text in a language. */
export function historyName({ field, language }: EditTarget): string {
  if (!field.column) return field.key;
  return language ? `${columnName(field.key)}.${language}` : columnName(field.key);
}

const keyOfColumn = new Map(
  catalogue.filter(({ column }) => column).map(({ key }) => [columnName(key), key] as const),
);

/** The edit key for a name in the history; undefined if it is not edited, or not by itself. */
export function keyOfHistory(name: string): string | undefined {
  const [column = '', language] = name.split('.');
  const key = keyOfColumn.get(column) ?? column;
  const editKey = language === undefined ? key : `${key}.${language}`;
  return findEditTarget(editKey) && editKey;
}
