import { isEmpty } from '#domain/text/empty.ts';
import { isEdited } from './edit-key.ts';
import { type Group, groups } from './field.ts';
import { type CatalogueField, catalogue, type FieldKey, suits } from './fields.ts';
import { regionOfProperty } from './region-of-property.ts';
import { requiredMentions } from './required-mentions.ts';
import { familyOf } from './types.ts';
import type { PropertyFacts } from './values.ts';

/** more: out of sight until somebody asks for it or looks for it by name. */
export type EditorField = { key: FieldKey; state: 'wanted' | 'more'; mention?: 'law' };

/** `done` of the `of` wanted fields are filled. */
type EditorSection = { group: Group; fields: EditorField[]; done: number; of: number };

const alwaysWanted: readonly Group[] = ['identity', 'address', 'price', 'text', 'media'];

/**
 * The fields that the editor asks for: those that suit the type, purpose and region, and any other that is filled,
 * since nobody could correct it otherwise.
 */
export function editorForm(property: PropertyFacts): EditorSection[] {
  const suited = {
    family: familyOf(property.type),
    purpose: property.purpose,
    region: regionOfProperty(property),
  };
  const mentions = new Set(requiredMentions(property));
  const isFilled = ({ key }: CatalogueField) => isFilledText(property[key]);
  const asked = catalogue.filter((field) => isAsked(field.key) && (suits(field, suited) || isFilled(field)));
  const fields = asked.map((field) => ({
    field,
    isDone: isFilled(field),
    ...stateOf(field, mentions, isFilled),
  }));
  return groups.flatMap((group) => {
    const own = fields.filter(({ field }) => field.group === group);
    if (own.length === 0) return [];
    const wanted = own.filter(({ state }) => state === 'wanted');
    return {
      group,
      fields: own.map(({ field, state, mention }) => ({
        key: field.key,
        state,
        ...(mention && { mention }),
      })),
      done: wanted.filter(({ isDone }) => isDone).length,
      of: wanted.length,
    };
  });
}

/** The name of a unit is edited beside those of the others of its project. */
function isAsked(key: FieldKey): boolean {
  return isEdited(key) && key !== 'unitName';
}

function stateOf(
  field: CatalogueField,
  mentions: ReadonlySet<FieldKey>,
  isFilled: (field: CatalogueField) => boolean,
): Omit<EditorField, 'key'> {
  if (mentions.has(field.key)) return { state: 'wanted', mention: 'law' };
  const isWanted = field.required || field.filter || alwaysWanted.includes(field.group) || isFilled(field);
  return { state: isWanted ? 'wanted' : 'more' };
}

/** A text without a word in any language is not filled. */
function isFilledText(value: unknown): boolean {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.values(value).some((text) => !isEmpty(text));
  return !isEmpty(value);
}
