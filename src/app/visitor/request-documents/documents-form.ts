import type { Choice, FormDefinition } from '#app/forms/form.ts';
import { consentSection, personFields, remarkField } from '#app/forms/person-fields.ts';

/** `choices`: the documents that are sent on request. */
export function documentsForm(choices: readonly Choice[]) {
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
          remarkField,
        ],
      },
      { title: 'PERSON', fields: personFields },
      consentSection,
    ],
    submit: 'DOCUMENTS_SUBMIT',
    after: 'DOCUMENTS_AFTER',
  } as const satisfies FormDefinition;
}
