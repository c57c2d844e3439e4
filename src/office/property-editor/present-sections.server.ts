import type { EditRow } from '#database/property/property-edits.ts';
import { contentOf } from '#database/property/property-edits.ts';
import type { PropertyToEdit } from '#database/property/property-to-edit.ts';
import type { TextState } from '#database/text/text-states.ts';
import type { Language } from '#domain/language.ts';
import { findEditTarget, valueAt } from '#domain/property/edit-key.ts';
import { type EditorField, editorForm } from '#domain/property/editor-form.ts';
import type { FieldWords, WordContext } from '#domain/property/field-words.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { regionOfProperty } from '#domain/property/region-of-property.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { stateOf } from '#office/translations/subject.server.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { type Agents, controlOf, unitOf, valueInWords } from './control-of.server.ts';
import { earnedLabelNote } from './earned-label.server.ts';
import { fieldProblem } from './field-problem.server.ts';
import type { Control, ShownField, ShownSection } from './shown-field.ts';
import { systemOf } from './system-of.server.ts';
import { type Names, whenText } from './who-and-when.server.ts';

/** The rooms have a table of their own (rooms-table.tsx). */
const ownControl: readonly FieldKey[] = ['roomList'];

type About = {
  languages: readonly Language[];
  language: Language;
  agents: Agents;
  names: Names;
  lacking: ReadonlySet<FieldKey>;
  /** The keys of fields that were changed before. */
  changed: ReadonlySet<string>;
  now: Date;
  /** Which source each of its translations was made from. */
  states: readonly TextState[];
  defaultLanguage: Language;
};

export function presentSections(found: PropertyToEdit, about: About): ShownSection[] {
  const { language, lacking } = about;
  const words = fieldTexts(language);
  const { property } = found.checked;
  return editorForm(property).map(({ group, fields, done, of }) => ({
    group,
    title: words.group(group),
    fields: fields
      .filter(({ key }) => !ownControl.includes(key))
      .flatMap((field) => presentField(found, field, { ...about, words })),
    done,
    of,
    lacks: fields.some(({ key }) => lacking.has(key)),
  }));
}

export function presentRooms(found: PropertyToEdit, about: About): ShownField {
  const [field] = presentField(
    found,
    { key: 'roomList', state: 'wanted' },
    { ...about, words: fieldTexts(about.language) },
  );
  if (!field) throw new Error('The catalogue has no rooms.');
  return field;
}

function presentField(
  found: PropertyToEdit,
  { key, state, mention }: EditorField,
  about: About & { words: FieldWords },
): ShownField[] {
  const field = getField(key);
  const one = (language?: Language) => presentOne(found, key, language, about);
  const shown = field.kind === 'texts' ? about.languages.map((language) => one(language)) : [one()];
  return shown.map((each) => ({ ...each, isLaw: mention === 'law', isMore: state === 'more' }));
}

function presentOne(
  found: PropertyToEdit,
  key: FieldKey,
  language: Language | undefined,
  about: About & { words: FieldWords },
): Omit<ShownField, 'isLaw' | 'isMore'> {
  const { words, agents, names, changed, language: ofOffice, now } = about;
  const { stored, edits, checked } = found;
  const field = getField(key);
  const target = { field, language };
  const name = language ? `${key}.${language}` : key;
  const edit = edits.find((each) => each.key === name);
  const before = valueAt(stored, target);
  const content = edit ? contentOf(edit) : before;
  const region = regionOfProperty(checked.property);
  const context: WordContext = { region, purpose: checked.property.purpose };
  const written = edit?.typed ?? writeTyped(target, edit ? edit.value : before);
  const control = withChosen(
    controlOf(field, words, agents, region),
    controlOf(field, words, agents),
    written,
  );
  const label = words.label(key, context);
  return {
    key: name,
    label: language ? `${label} (${ownLanguageNames[language]})` : label,
    ...(language && {
      language: {
        code: language,
        name: ownLanguageNames[language],
        attribute: label,
        state: stateOf(
          { stored: Object(stored[key]), current: Object(checked.property[key]) },
          language,
          about,
        )?.state,
      },
    }),
    unit: unitOf(field, words),
    control,
    typed: written,
    seen: JSON.stringify(content ?? null),
    ...(edit && {
      waits: {
        stored: valueInWords(control, writeTyped(target, before), ofOffice),
        who: names(edit.actor),
        when: whenText(edit.at, ofOffice, now),
      },
    }),
    hasHistory: changed.has(name),
    ...(key === 'energyLabel' && { note: earnedLabelNote(found, about) }),
    ...sourceOf(found, name, (value) => valueInWords(control, writeTyped(target, value), ofOffice)),
    ...problemOf(edit, ofOffice),
  };
}

/** A stored value that is not offered here, such as the label of another region, stays in its field. */
function withChosen(offered: Control, all: Control, chosen: string): Control {
  if (offered.kind !== 'select' || all.kind !== 'select') return offered;
  const isChosen = (choice: { value: string }) => choice.value === chosen;
  if (offered.choices.some(isChosen)) return offered;
  return { ...offered, choices: [...offered.choices, ...all.choices.filter(isChosen)] };
}

/**
 * In a property fed by an import: a value that the import wrote cannot be typed over, because it would come back,
 * unless
 * staff manage the field. `words`: gives a value in words.
 */
function sourceOf(
  { source, stored, edits, locks }: PropertyToEdit,
  name: string,
  words: (value: unknown) => string,
): Pick<ShownField, 'fedBy' | 'lock'> {
  const target = findEditTarget(name);
  const system = systemOf(source);
  if (!system || !target) return {};
  const lock = locks.find(({ key }) => key === name);
  if (lock)
    return {
      lock: { source: system, ...(lock.offered_at && { offered: words(lock.offered) }) },
    };
  const value = valueAt(stored, target);
  const isFed = value !== null && !edits.some(({ key }) => key === name);
  return isFed ? { fedBy: { source: system, value: words(value) } } : {};
}

function problemOf(edit: EditRow | undefined, language: Language): { problem?: string } {
  return edit?.problem ? { problem: fieldProblem(edit.problem, language) } : {};
}
