/** The forms whose answer to the visitor repeats what was asked. */
export const answeredForms = [
  'contact',
  'contact_me',
  'documents',
  'project',
  'free_valuation',
  'demand',
  'testimonial',
  'offer',
] as const;

/** Every form by which a visitor asks for something. */
export const leadForms = [...answeredForms, 'visit', 'send_to_friend', 'newsletter'] as const;

export type LeadForm = (typeof leadForms)[number];

/** Nobody waits for an answer to these. */
const unanswered: readonly LeadForm[] = ['newsletter', 'send_to_friend', 'testimonial'];

/** The forms that somebody of the agency answers. */
export const askedForms: readonly LeadForm[] = leadForms.filter((form) => !unanswered.includes(form));
