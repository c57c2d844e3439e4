import { newPasswordFields } from '#app/owner/new-password.ts';
import { nameField } from '#app/owner/register/register-form.ts';
import { languages } from '#domain/language.ts';
import type { FormField, Questions } from '#questions/form.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';

/** The current password, asked again for changes that could hand the account to somebody else. */
const presentField = {
  name: 'present',
  kind: 'password',
  label: 'PASSWORD_PRESENT',
  missing: 'PASSWORD_MISSING',
  autoComplete: 'current-password',
} as const satisfies FormField;

export const detailsForm = {
  sections: [
    {
      fields: [
        nameField,
        {
          name: 'language',
          kind: 'choice',
          label: 'ACCOUNT_LANGUAGE',
          missing: 'CHOICE_UNKNOWN',
          choices: languages.map((value) => ({ value, label: () => ownLanguageNames[value] })),
        },
        { name: 'weekly', kind: 'agree', label: 'ACCOUNT_WEEKLY' },
      ],
    },
  ],
  submit: 'ACCOUNT_SAVE',
} as const satisfies Questions;

export const emailForm = {
  sections: [
    {
      fields: [
        {
          name: 'email',
          kind: 'email',
          label: 'ACCOUNT_EMAIL_NEW',
          missing: 'EMAIL_MISSING',
          autoComplete: 'email',
        },
        presentField,
      ],
    },
  ],
  submit: 'ACCOUNT_EMAIL_SUBMIT',
  after: 'ACCOUNT_EMAIL_AFTER',
} as const satisfies Questions;

export const passwordForm = {
  sections: [{ fields: [presentField, ...newPasswordFields] }],
  submit: 'ACCOUNT_PASSWORD_SUBMIT',
  after: 'ACCOUNT_PASSWORD_AFTER',
} as const satisfies Questions;
