import type { Language } from '#domain/language.ts';
import { formatPhone } from '#domain/person/phone.ts';
import { formatEuro } from '#domain/property/price.ts';
import { formatDay } from '#domain/time/dates.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { type FormField, fieldsOf, type Questions } from './form.ts';
import { labelText } from './label-text.ts';

/** Answers that a mail does not repeat. The address of a friend is only for the one mail that goes to it. */
const untold = new Set(['privacy', 'friend_email']);

export function answersInWords(
  questions: Questions,
  values: Record<string, unknown>,
  language: Language,
): { label: string; value: string }[] {
  return fieldsOf(questions)
    .filter(({ name }) => !untold.has(name) && !(name === 'title' && values.title === 'none'))
    .map((field) => ({
      label: labelText(field, language),
      value: answerInWords(field, values[field.name], language),
    }))
    .filter(({ value }) => value !== '');
}

function answerInWords(field: FormField, value: unknown, language: Language): string {
  const t = formTexts(language);
  const labelOf = (choice: unknown) => {
    const found = 'choices' in field && field.choices.find((each) => each.value === choice);
    return found ? labelText(found, language) : '';
  };
  switch (field.kind) {
    case 'agree':
      return value === true ? t('YES') : '';
    case 'choice':
      return labelOf(value);
    case 'zones':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'choices':
      return Array.isArray(value) ? value.map(labelOf).join(', ') : '';
    case 'euros':
      return typeof value === 'number' ? formatEuro(value) : '';
    case 'date':
      return typeof value === 'string' ? formatDay(value, language) : '';
    case 'phone':
      return typeof value === 'string' ? formatPhone(value) : '';
    case 'picture':
      // A mail has no room for it.
      return '';
    case 'password':
      return '';
    case 'text':
    case 'longText':
    case 'email':
    case 'reach':
    case 'postalCode':
    case 'web':
      return typeof value === 'string' ? value : '';
  }
}
