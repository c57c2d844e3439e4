import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import {
  type Choice,
  type FormDefinition,
  type FormField,
  fieldsOf,
  type Questions,
} from '#questions/form.ts';
import { labelText } from '#questions/label-text.ts';
import { firstNameField } from '#questions/person-fields.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';
import { durationText } from '#texts/wording/duration-text.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';
import { withAskedPerson } from './asked-person.server.ts';

export type ShownQuestion = {
  name: string;
  kind: FormField['kind'];
  label: string;
  hint: string;
  required: boolean;
  half: boolean;
  autoComplete?: string;
  maxLength?: number;
  rows?: number;
  hasChips: boolean;
  choices: { value: string; label: string }[];
};

/** Questions in the words of one language: all that the browser needs to draw them. */
export type ShownQuestions = {
  sections: { title: string; intro: string; fields: ShownQuestion[] }[];
  submit: string;
  after: string;
  optional: string;
  privacy: { href: string | null; label: string };
  /** Values filled in beforehand, by the name of the field. */
  given: Record<string, string | string[]>;
};

export type ShownForm = ShownQuestions & {
  form: string;
  captcha: { checking: string; checked: string };
  /** Stands beside the box to be remembered; empty if a form does not ask for the visitor's name and address. */
  remember: string;
};

export function showForm(
  context: RequestContext,
  definition: FormDefinition,
  given: ShownForm['given'] = {},
): ShownForm {
  const t = formTexts(context.language);
  return {
    ...showQuestions(context, definition, given),
    form: definition.form,
    captcha: { checking: t('CAPTCHA_CHECKING'), checked: t('CAPTCHA_CHECKED') },
    remember: fieldsOf(definition).some(({ name }) => name === firstNameField.name)
      ? t('REMEMBER_ME', { duration: durationText(ownKeys.person.days, context.language) })
      : '',
  };
}

/** For questions that are not a visitor's request. */
export function showQuestions(
  context: RequestContext,
  definition: Questions,
  given: ShownQuestions['given'] = {},
): ShownQuestions {
  const t = formTexts(context.language);
  const promises = promiseWords(context.settings.promises, context.language);
  const words = (key: FormTextKey | undefined) => (key ? promisedText(t, key, promises) : '');
  return {
    sections: withAskedPerson(definition, context.settings).sections.map(({ title, intro, fields }) => ({
      title: words(title),
      intro: words(intro),
      fields: fields.map((field) => showField(field, context.language)),
    })),
    submit: t(definition.submit),
    after: words(definition.after),
    optional: t('OPTIONAL'),
    privacy: { href: screenHref(context, 'privacy'), label: t('PRIVACY_READ') },
    given,
  };
}

function showField(field: FormField, language: Language): ShownQuestion {
  const t = formTexts(language);
  return {
    name: field.name,
    kind: field.kind,
    label: labelText(field, language),
    hint: field.hint ? t(field.hint) : '',
    required: field.missing !== undefined,
    half: field.half === true,
    autoComplete: field.autoComplete,
    maxLength: 'max' in field ? field.max : undefined,
    rows: 'rows' in field ? field.rows : undefined,
    hasChips: 'hasChips' in field && field.hasChips === true,
    choices: 'choices' in field ? showChoices(field, language) : [],
  };
}

function showChoices({ name, choices }: { name: string; choices: readonly Choice[] }, language: Language) {
  const shown = choices.map((choice) => ({ value: choice.value, label: labelText(choice, language) }));
  // In German Miss is 'Frau' as well, and is offered once.
  return name === 'title'
    ? shown.filter(({ label }, index) => shown.findIndex((each) => each.label === label) === index)
    : shown;
}
