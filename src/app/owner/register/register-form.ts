import { newPasswordFields } from '#app/owner/new-password.ts';
import type { FormField, Questions } from '#questions/form.ts';
import { privacyField } from '#questions/person-fields.ts';

export const nameField = {
  name: 'name',
  kind: 'text',
  max: 120,
  label: 'OWNER_NAME',
  missing: 'OWNER_NAME_MISSING',
  autoComplete: 'name',
} as const satisfies FormField;

export const registerForm = {
  sections: [
    {
      fields: [
        nameField,
        {
          name: 'email',
          kind: 'email',
          label: 'EMAIL',
          missing: 'EMAIL_MISSING',
          autoComplete: 'username',
        },
        ...newPasswordFields,
        privacyField,
      ],
    },
  ],
  submit: 'REGISTER_SUBMIT',
  after: 'REGISTER_AFTER',
} as const satisfies Questions;
