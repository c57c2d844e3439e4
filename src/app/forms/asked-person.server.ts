import { requirableAnswers } from '#domain/lead/person-questions.ts';
import type { FormDefinition, FormField, Questions } from '#questions/form.ts';
import type { Settings } from '#site/settings/settings.ts';

/** Applies the settings for questions about a person: which titles are offered, which answers are required. */
export function withAskedPerson<Definition extends Questions>(
  definition: Definition,
  { personQuestions }: Pick<Settings, 'personQuestions'>,
): Definition {
  const { titles, required } = personQuestions;
  // A mail to a friend says who sends it.
  const isSender = (definition as Partial<FormDefinition>).form === 'send_to_friend';
  const isLeft = ({ name }: FormField) =>
    !isSender && includes(requirableAnswers, name) && !includes(required, name);
  const asked = (field: FormField): FormField[] => {
    const own = isLeft(field) ? { ...field, missing: undefined } : field;
    if (own.name !== 'title' || own.kind !== 'choice') return [own];
    const choices = titles.flatMap((title) => own.choices.filter(({ value }) => value === title));
    return choices.length > 0 ? [{ ...own, choices }] : [];
  };
  return {
    ...definition,
    sections: definition.sections.map((section) => ({ ...section, fields: section.fields.flatMap(asked) })),
  };
}

function includes(list: readonly string[], name: string): boolean {
  return list.includes(name);
}
