import type { Condition } from '#domain/property/display-condition.ts';
import { type Settings, settingsSchema } from '#site/settings/settings.ts';
import { settingsTextOrder } from '#texts/settings/texts.ts';
import { conditionRows, conditionsOf, describeConditions } from './condition-rows.server.ts';
import { describeShape, type Field, type FieldOf } from './describe-shape.server.ts';
import { wordPath } from './field-words.server.ts';
import { fillField, readField, type Typed } from './read-fields.server.ts';
import { type SectionName, sectionKeys } from './section-screens.ts';

/** No longer read, and kept for older versions. */
const unread: readonly string[] = ['list.place'];

/** The fields of a screen, in the order of its words. */
export function describeSection(name: SectionName): Field[] {
  return sectionKeys(name).map((key) =>
    key === 'displayConditions'
      ? describeConditions()
      : inOrder(describeShape(settingsSchema.shape[key], key)),
  );
}

export function fillSection(name: SectionName, settings: Settings): Typed {
  return Object.assign(
    {},
    ...describeSection(name).map((field) => fillField(field, field.name, formValue(field.name, settings))),
  );
}

export function readSection(name: SectionName, typed: Typed, settings: Settings): Partial<Settings> {
  const sections = describeSection(name).map((field) => {
    const value = readField(field, field.name, typed, formValue(field.name, settings));
    return [
      field.name,
      field.name === 'displayConditions'
        ? conditionsOf(value as (Condition & { row: string })[], settings.displayConditions)
        : value,
    ];
  });
  return Object.fromEntries(sections);
}

/** True if pictures can be uploaded with the form. */
export function takesPictures(name: SectionName): boolean {
  return describeSection(name).some(hasPicture);
}

function hasPicture(field: Field): boolean {
  if (field.kind === 'list') return hasPicture(field.item);
  return field.kind === 'group' ? field.fields.some(hasPicture) : field.kind === 'picture';
}

/** The values of a row added to that list, keyed by the part after the row's name: '.span'. */
export function newRow(name: SectionName, list: string): Typed {
  const path = list.replace(/\.\d+(?=\.|$)/g, '');
  const field = describeSection(name)
    .flatMap(listsIn)
    .find((each) => each.path === path);
  return field ? fillField(field.item, '', undefined) : {};
}

function listsIn(field: Field): FieldOf<'list'>[] {
  if (field.kind === 'group') return field.fields.flatMap(listsIn);
  return field.kind === 'list' ? [field, ...listsIn(field.item)] : [];
}

function formValue(name: string, settings: Settings): unknown {
  return name === 'displayConditions'
    ? conditionRows(settings.displayConditions)
    : settings[name as keyof Settings];
}

function inOrder(field: Field): Field {
  if (field.kind === 'list') return { ...field, item: inOrder(field.item) as typeof field.item };
  if (field.kind !== 'group') return field;
  const place = ({ path }: Field) => {
    const at = settingsTextOrder.indexOf(wordPath(path));
    return at < 0 ? settingsTextOrder.length : at;
  };
  const fields = field.fields.filter(({ path }) => !unread.includes(path)).map(inOrder);
  return { ...field, fields: fields.toSorted((a, b) => place(a) - place(b)) };
}
