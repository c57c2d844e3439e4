import type { FormDefinition } from '#questions/form.ts';
import { consentSection, emailField } from '#questions/person-fields.ts';

export const testimonialForm = {
  form: 'testimonial',
  thanks: 'thanksTestimonial',
  sections: [
    {
      fields: [
        {
          name: 'comment',
          kind: 'longText',
          max: 4000,
          label: 'TESTIMONIAL_COMMENT',
          missing: 'TESTIMONIAL_COMMENT_MISSING',
        },
        {
          name: 'author',
          kind: 'text',
          max: 80,
          label: 'TESTIMONIAL_NAME',
          hint: 'TESTIMONIAL_NAME_HINT',
          missing: 'TESTIMONIAL_NAME_MISSING',
          autoComplete: 'name',
        },
        { ...emailField, half: undefined, hint: 'TESTIMONIAL_EMAIL_HINT' },
        { name: 'website', kind: 'web', label: 'TESTIMONIAL_WEBSITE', autoComplete: 'url' },
        { name: 'picture', kind: 'picture', label: 'TESTIMONIAL_PICTURE', hint: 'TESTIMONIAL_PICTURE_HINT' },
      ],
    },
    consentSection,
  ],
  submit: 'TESTIMONIAL_SUBMIT',
  after: 'TESTIMONIAL_AFTER',
} as const satisfies FormDefinition;
