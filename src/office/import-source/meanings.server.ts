import type { Language } from '#domain/language.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { findField } from '#domain/property/fields.ts';
import { attributeOfList } from '#domain/property/source-lists.ts';
import { amenityOf } from '#import/crm/sweepbright/values.ts';
import type { Choice } from '#office/interface/text-field.tsx';
import { controlOf } from '#office/property-editor/control-of.server.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** Agents, as a home names them: by their e-mail address. */
export type ChosenAgents = readonly { name: string; email: string }[];

type Words = { words: FieldWords; t: OfficeTexts; agents: ChosenAgents };

/** Meanings that are no values of one attribute. */
const ownChoices: Readonly<Record<string, (words: Words) => Choice[]>> = {
  agent: ({ agents }) => agents.map(({ name, email }) => ({ value: email, label: name })),
  displayStatus: onOrOff,
  publishStatus: onOrOff,
  flood: ({ words }) => [
    { value: 'area', label: words.label('isInFloodArea') },
    { value: 'zone', label: words.label('isInRiparianZone') },
    { value: 'none', label: words.no },
  ],
  picture: (words) => media(words),
  attachment: (words) => [...media(words), { value: 'document', label: words.t('IMPORTS_FIELD_DOCUMENT') }],
  amenity: ({ words }) =>
    [...new Set(Object.values(amenityOf))].flatMap((key) => {
      const field = findField(String(key));
      return field ? [{ value: field.key, label: words.label(field.key) }] : [];
    }),
};

function onOrOff({ words, t }: Words): Choice[] {
  const published = { value: 'publish', label: words.option('publication', 'published') };
  return [published, { value: 'withdraw', label: t('IMPORTS_MEANING_WITHDRAW') }];
}

function media({ t }: Words): Choice[] {
  return [
    { value: 'photo', label: t('IMPORTS_FIELD_PHOTO') },
    { value: 'plan', label: t('IMPORTS_FIELD_PLAN') },
  ];
}

const fieldOf = (list: string) => findField(attributeOfList[list] ?? list);

/** The meanings that a value of a system's list may have here; empty if somebody has to type them. */
export function meaningsOf(list: string, language: Language, agents: ChosenAgents): Choice[] {
  const words = fieldTexts(language);
  const t = officeTextsFor(language);
  const own = Object.hasOwn(ownChoices, list) ? ownChoices[list] : undefined;
  if (own) return own({ words, t, agents });
  const field = fieldOf(list);
  const control = field && controlOf(field, words, []);
  const choices = control && 'choices' in control ? control.choices : [];
  if (field?.key !== 'availability') return choices;
  // Only a project is sold out.
  const ofHomes = choices.filter(({ value }) => value !== 'sold_out');
  return [...ofHomes, { value: 'withdraw', label: t('IMPORTS_MEANING_WITHDRAW') }];
}

/** The label of our attribute if the list fills one, else the name of the list. */
export function listName(list: string, language: Language): string {
  const field = fieldOf(list);
  if (field) return fieldTexts(language).label(field.key);
  const t = officeTextsFor(language);
  if (list === 'amenity') return t('IMPORTS_LIST_AMENITY');
  return list === 'picture' || list === 'attachment' ? t('IMPORTS_LIST_MEDIA') : list;
}

/**
 * The name of its field in the form. It holds the length of the list's name, since a value may contain any character.
 */
export function meaningName(list: string, value: string): string {
  return `meaning.${list.length}.${list}${value}`;
}

export function readMeaningName(field: string): [string, string] | [] {
  const [, length = '', rest = ''] = /^meaning\.(\d{1,3})\.(.{1,600})$/s.exec(field) ?? [];
  return rest ? [rest.slice(0, Number(length)), rest.slice(Number(length))] : [];
}
