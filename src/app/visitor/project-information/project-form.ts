import type { FormDefinition } from '#questions/form.ts';
import {
  addressFields,
  callTimesField,
  consentSection,
  contactByField,
  personFields,
} from '#questions/person-fields.ts';
import type { Settings } from '#site/settings/settings.ts';

/** Asks for plans, prices and free units, or for an appointment. */
export function projectForm({ visits }: Settings) {
  return {
    form: 'project',
    thanks: 'thanksConstruction',
    sections: [
      {
        fields: [
          {
            name: 'wish',
            kind: 'choices',
            label: 'PROJECT_WISH',
            choices: [
              { value: 'plans', label: 'PROJECT_WISH_PLANS' },
              { value: 'visit', label: 'PROJECT_WISH_APPOINTMENT' },
            ],
          },
          { name: 'remark', kind: 'longText', max: 4000, label: 'PROJECT_QUESTION' },
        ],
      },
      {
        title: 'PERSON',
        fields: [...personFields, ...addressFields, contactByField, callTimesField(visits.dayParts)],
      },
      consentSection,
    ],
    submit: 'ASK_SUBMIT',
    after: 'CONTACT_AFTER',
  } as const satisfies FormDefinition;
}
