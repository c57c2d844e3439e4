import type { FormDefinition } from '#questions/form.ts';
import { emailField } from '#questions/person-fields.ts';

/** The questions for a search alert, beside the search; the form of the demand register asks more. */
export const alertForm = {
  form: 'demand',
  thanks: 'thanksDemandRegister',
  sections: [
    {
      fields: [
        emailField,
        {
          name: 'frequency',
          kind: 'choice',
          label: 'ALERT_HOW_OFTEN',
          missing: 'DEMAND_FREQUENCY_MISSING',
          half: true,
          choices: [
            { value: 'instant', label: 'ALERT_AT_ONCE' },
            { value: 'daily', label: 'ALERT_EACH_DAY' },
            { value: 'weekly', label: 'ALERT_EACH_WEEK' },
          ],
        },
      ],
    },
  ],
  submit: 'ALERT_SUBMIT',
  after: 'ALERT_AFTER',
} as const satisfies FormDefinition;

/** Sent along by the panel on another page, which shows the answer itself. */
export const inPanel = 'in_panel';
