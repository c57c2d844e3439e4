import type { FormField } from '#questions/form.ts';

/** Typed twice, because the typed characters are hidden. */
export const newPasswordFields = [
  {
    name: 'password',
    kind: 'password',
    label: 'PASSWORD_NEW',
    hint: 'PASSWORD_HINT',
    missing: 'PASSWORD_MISSING',
    autoComplete: 'new-password',
  },
  {
    name: 'password_again',
    kind: 'password',
    label: 'PASSWORD_AGAIN',
    missing: 'PASSWORD_AGAIN_MISSING',
    autoComplete: 'new-password',
  },
] as const satisfies readonly FormField[];
