import type { FormField, Questions } from '#questions/form.ts';

/** Password managers know the fields by these names. */
export const accountField = {
  name: 'email',
  kind: 'email',
  label: 'EMAIL',
  missing: 'EMAIL_MISSING',
  autoComplete: 'username',
} as const satisfies FormField;

export const passwordField = {
  name: 'password',
  kind: 'password',
  label: 'PASSWORD',
  missing: 'PASSWORD_MISSING',
  autoComplete: 'current-password',
} as const satisfies FormField;

export const loginForm = {
  sections: [{ fields: [accountField, passwordField] }],
  submit: 'LOGIN_SUBMIT',
} as const satisfies Questions;
