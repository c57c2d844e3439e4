import { type Language, languages } from '#domain/language.ts';
import type { Choice } from '#office/interface/text-field.tsx';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import type { Field, FieldOf } from './describe-shape.server.ts';
import { choiceLabel, fieldHint, fieldLabel } from './field-words.server.ts';
import { rowCount, type Typed } from './read-fields.server.ts';
import { rowInWords } from './row-words.server.ts';
import type { OfferedPicture, ShownField } from './shown-field.ts';

/** The choices, as they are on the site today. */
export type Offered = { pictures: OfferedPicture[]; ownPages: Choice[] };

export type AboutForm = {
  /** The values in the form, which also say how many rows a list has. */
  typed: Typed;
  language: Language;
  offered: Offered;
  /** Names of fields to unfold: they are wrong, or the last button was theirs. */
  seen: readonly string[];
};

/** So many fields are shown in one row without folding. */
const SHORT_ROW = 6;

export function presentField(field: Field, at: string, about: AboutForm): ShownField {
  const { path, empty } = field;
  const { typed, language, offered } = about;
  const own = {
    name: at,
    label: fieldLabel(path, language) ?? field.name,
    hint: fieldHint(path, language),
    isOptional: empty !== 'itself' || field.kind === 'texts' || field.kind === 'richTexts',
  };
  const within = (each: Field, name: string) => presentField(each, name, about);
  switch (field.kind) {
    case 'texts':
      return { ...own, kind: 'texts', languages: inLanguages(at) };
    case 'richTexts': {
      const fields = inLanguages(at).map((each) => ({ ...each, isLocked: `${each.name}.locked` in typed }));
      return { ...own, kind: 'richTexts', languages: fields };
    }
    case 'picture':
      return { ...own, kind: 'picture', pictures: offered.pictures };
    case 'choice':
    case 'choices': {
      const choices = field.values
        .map((value) => ({ value: String(value), label: choiceLabel(path, value, language) }))
        .filter(({ label }) => label);
      return field.kind === 'choice'
        ? { ...own, kind: 'choice', choices, hasEmpty: empty !== 'itself' }
        : { ...own, kind: 'choices', choices };
    }
    case 'group':
      return {
        ...own,
        kind: 'group',
        fields: field.fields.map((each) => within(each, `${at}.${each.name}`)),
      };
    case 'list':
      return { ...own, ...presentRows(field, at, about) };
    case 'lines':
      return { ...own, kind: 'lines', isOptional: field.mayBeEmpty };
    case 'text':
      return field.name === 'ownPage'
        ? { ...own, kind: 'choice', choices: offered.ownPages, hasEmpty: true }
        : { ...own, kind: 'text', type: field.type };
    default:
      return { ...own, kind: field.kind };
  }
}

function presentRows(field: FieldOf<'list'>, at: string, about: AboutForm) {
  const { typed, seen } = about;
  const isLong = leafCount(field.item) > SHORT_ROW;
  const count = rowCount(typed, at);
  const rows = Array.from({ length: count }, (_, index) => {
    const name = `${at}.${index}`;
    const was = typed[`${name}~`]?.at(-1) ?? '';
    const fields = field.item.fields.map((each) => presentField(each, `${name}.${each.name}`, about));
    if (!isLong) return { name, was, fields };
    const isOpen = was === '' || seen.some((each) => each.startsWith(`${name}.`));
    return { name, was, fields, says: rowInWords(field.item, name, about), isOpen };
  });
  return { kind: 'list' as const, count, rows };
}

function leafCount(field: Field): number {
  if (field.kind === 'list') return leafCount(field.item);
  if (field.kind !== 'group') return 1;
  return field.fields.reduce((sum, each) => sum + leafCount(each), 0);
}

function inLanguages(at: string) {
  return languages.map((each) => ({ name: `${at}.${each}`, label: ownLanguageNames[each], lang: each }));
}
