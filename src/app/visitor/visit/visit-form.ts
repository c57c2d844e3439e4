import type { Choice, FormDefinition } from '#app/forms/form.ts';
import { consentSection, contactByField, personFields, remarkField } from '#app/forms/person-fields.ts';

/** When somebody can come: at times of the home, or in parts of days that are only a wish. */
export type Offer = { kind: 'times' | 'parts'; choices: readonly Choice[] };

/** Asks to see a home. `hasTerms`: whether a tenant agrees to conditions beforehand. */
export function visitForm({ kind, choices }: Offer, hasTerms: boolean) {
  return {
    form: 'visit',
    thanks: 'thanksAppointment',
    sections: [
      kind === 'times'
        ? {
            title: 'VISIT_WHEN',
            intro: 'VISIT_TIME_HINT',
            fields: [
              { name: 'time', kind: 'choice', label: 'VISIT_TIME', missing: 'VISIT_TIME_MISSING', choices },
            ],
          }
        : {
            title: 'VISIT_WHEN',
            intro: 'VISIT_WHEN_HINT',
            fields: [
              {
                name: 'moments',
                kind: 'choices',
                label: 'VISIT_MOMENTS',
                missing: 'VISIT_MOMENTS_MISSING',
                choices,
              },
            ],
          },
      { title: 'VISIT_WHO', fields: [...personFields, remarkField, contactByField] },
      ...(hasTerms
        ? ([
            {
              title: 'VISIT_TERMS',
              intro: 'VISIT_TERMS_HINT',
              fields: [
                { name: 'terms', kind: 'agree', label: 'VISIT_AGREE', missing: 'VISIT_AGREE_MISSING' },
              ],
            },
          ] as const)
        : []),
      consentSection,
    ],
    submit: 'VISIT_SUBMIT',
    after: 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}
