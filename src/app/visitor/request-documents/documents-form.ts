import type { Choice, FormDefinition } from '#questions/form.ts';
import {
  consentSection,
  emailField,
  firstNameField,
  lastNameField,
  personFields,
  privacySection,
  remarkField,
} from '#questions/person-fields.ts';

/**
 * `choices`: the documents that are sent on request. `isListed`: a law lists what may be asked of a tenant before the
 * appointment; documents are mailed, so the one means of contact is an e-mail address.
 */
export function documentsForm(choices: readonly Choice[], { isListed }: { isListed: boolean }) {
  return {
    form: 'documents',
    thanks: 'thanksDocuments',
    notStored: 'DOCUMENTS_NOT_STORED',
    sections: [
      {
        fields: [
          {
            name: 'documents',
            kind: 'choices',
            label: 'DOCUMENTS_WHICH',
            missing: 'DOCUMENTS_WHICH_MISSING',
            choices,
          },
          ...(isListed ? [] : [remarkField]),
        ],
      },
      { title: 'PERSON', fields: isListed ? [firstNameField, lastNameField, emailField] : personFields },
      isListed ? privacySection : consentSection,
    ],
    submit: 'DOCUMENTS_SUBMIT',
    after: 'DOCUMENTS_AFTER',
  } as const satisfies FormDefinition;
}
