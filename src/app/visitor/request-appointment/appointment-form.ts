import { absenceFields } from '#questions/absence.ts';
import type { Choice, FormDefinition } from '#questions/form.ts';
import {
  consentSection,
  contactByField,
  listedPersonFields,
  personFields,
  privacySection,
  remarkField,
} from '#questions/person-fields.ts';

/** 'times': when the property is shown. 'parts': parts of days, which are only a wish. */
type Offer = { kind: 'times' | 'parts'; choices: readonly Choice[] };

/**
 * `hasTerms`: a tenant agrees to conditions beforehand. `isListed`: a law lists what may be asked of a tenant before
 * the appointment, and a remark or a condition is not on it.
 */
export function appointmentForm(
  { kind, choices }: Offer,
  { hasTerms, isListed }: { hasTerms: boolean; isListed: boolean },
) {
  return {
    form: 'visit',
    thanks: 'thanksAppointment',
    sections: [
      kind === 'times'
        ? {
            title: 'APPOINTMENT_WHEN',
            intro: 'APPOINTMENT_TIME_HINT',
            fields: [
              {
                name: 'time',
                kind: 'choice',
                label: 'APPOINTMENT_TIME',
                missing: 'APPOINTMENT_TIME_MISSING',
                choices,
              },
            ],
          }
        : {
            title: 'APPOINTMENT_WHEN',
            intro: 'APPOINTMENT_WHEN_HINT',
            fields: [
              {
                name: 'moments',
                kind: 'choices',
                label: 'APPOINTMENT_MOMENTS',
                missing: 'APPOINTMENT_MOMENTS_MISSING',
                choices,
              },
            ],
          },
      {
        title: 'APPOINTMENT_WHO',
        fields: isListed
          ? listedPersonFields
          : [...personFields, remarkField, ...absenceFields, contactByField],
      },
      ...(hasTerms && !isListed
        ? ([
            {
              title: 'APPOINTMENT_TERMS',
              intro: 'APPOINTMENT_TERMS_HINT',
              fields: [
                {
                  name: 'terms',
                  kind: 'agree',
                  label: 'APPOINTMENT_AGREE',
                  missing: 'APPOINTMENT_AGREE_MISSING',
                },
              ],
            },
          ] as const)
        : []),
      isListed ? privacySection : consentSection,
    ],
    submit: kind === 'times' ? 'APPOINTMENT_BOOK' : 'APPOINTMENT_SUBMIT',
    after: isListed ? 'REACH_AFTER' : 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}
