import type { FormDefinition } from '#questions/form.ts';
import { consentSection, emailField, firstNameField, lastNameField } from '#questions/person-fields.ts';

export const friendForm = {
  form: 'send_to_friend',
  thanks: 'thanksSendToFriend',
  sections: [
    {
      title: 'FRIEND_WHO',
      fields: [
        {
          name: 'friend_email',
          kind: 'email',
          label: 'FRIEND_EMAIL',
          hint: 'FRIEND_EMAIL_HINT',
          missing: 'FRIEND_EMAIL_MISSING',
          half: true,
        },
        { name: 'remark', kind: 'longText', max: 1000, label: 'FRIEND_REMARK', hint: 'FRIEND_REMARK_HINT' },
      ],
    },
    { title: 'PERSON', fields: [firstNameField, lastNameField, emailField] },
    consentSection,
  ],
  submit: 'FRIEND_SUBMIT',
} as const satisfies FormDefinition;
