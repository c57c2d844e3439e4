import type { Language } from '#domain/language.ts';
import type { DayPart } from '#domain/time/time-slots.ts';
import { shortTimeRange } from '#texts/wording/time-text.ts';
import type { FormField } from './form.ts';

// Questions about a person, with the same words and names in every form: so that a form can offer what was typed in
// another.

export const titleField = {
  name: 'title',
  kind: 'choice',
  label: 'TITLE',
  missing: 'TITLE_MISSING',
  choices: [
    { value: 'mr', label: 'TITLE_MR' },
    { value: 'ms', label: 'TITLE_MS' },
    { value: 'miss', label: 'TITLE_MISS' },
    { value: 'none', label: 'TITLE_NONE' },
  ],
} as const satisfies FormField;

export const firstNameField = {
  name: 'first_name',
  kind: 'text',
  max: 80,
  label: 'FIRST_NAME',
  missing: 'FIRST_NAME_MISSING',
  half: true,
  autoComplete: 'given-name',
} as const satisfies FormField;

export const lastNameField = {
  name: 'last_name',
  kind: 'text',
  max: 80,
  label: 'LAST_NAME',
  missing: 'LAST_NAME_MISSING',
  half: true,
  autoComplete: 'family-name',
} as const satisfies FormField;

export const emailField = {
  name: 'email',
  kind: 'email',
  label: 'EMAIL',
  missing: 'EMAIL_MISSING',
  half: true,
  autoComplete: 'email',
} as const satisfies FormField;

export const phoneField = {
  name: 'phone',
  kind: 'phone',
  label: 'PHONE',
  missing: 'PHONE_MISSING',
  half: true,
  autoComplete: 'tel',
} as const satisfies FormField;

/** All questions that may be asked before the appointment at a home to let, if a law lists them (`appointmentLaws`). */
export const listedPersonFields = [
  firstNameField,
  lastNameField,
  {
    name: 'reach',
    kind: 'reach',
    label: 'REACH',
    hint: 'REACH_HINT',
    missing: 'REACH_MISSING',
    autoComplete: 'email',
  },
] as const satisfies readonly FormField[];

export const remarkField = {
  name: 'remark',
  kind: 'longText',
  max: 4000,
  label: 'REMARK',
} as const satisfies FormField;

export const contactByField = {
  name: 'contact_by',
  kind: 'choice',
  label: 'CONTACT_BY',
  choices: [
    { value: 'email', label: 'CONTACT_BY_EMAIL' },
    { value: 'phone', label: 'CONTACT_BY_PHONE' },
  ],
} as const satisfies FormField;

export const addressFields = [
  { name: 'street', kind: 'text', max: 120, label: 'STREET', half: true, autoComplete: 'street-address' },
  { name: 'city', kind: 'text', max: 80, label: 'CITY', half: true, autoComplete: 'address-level2' },
] as const satisfies readonly FormField[];

/** `dayParts`: the parts of the day in which the agency also shows properties. */
export function callTimesField(dayParts: readonly DayPart[]) {
  return {
    name: 'call_times',
    kind: 'choices',
    label: 'CALL_TIMES',
    choices: dayParts.map((part) => ({
      value: `${part.from}-${part.to}`,
      label: (language: Language) => shortTimeRange(part, language),
    })),
  } as const satisfies FormField;
}

export const privacyField = {
  name: 'privacy',
  kind: 'agree',
  label: 'PRIVACY',
  missing: 'PRIVACY_MISSING',
} as const satisfies FormField;

/** Ends a form that may ask for nothing beyond its purpose. */
export const privacySection = { fields: [privacyField] } as const;

/** Ends every other form. The box for the newsletter is never ticked beforehand. */
export const consentSection = {
  fields: [privacyField, { name: 'newsletter', kind: 'agree', label: 'NEWSLETTER' }],
} as const;

/** The name first: it is asked and typed first, and a phone shows the first fields without scrolling. */
export const personFields = [
  firstNameField,
  lastNameField,
  titleField,
  emailField,
  phoneField,
] as const satisfies readonly FormField[];
