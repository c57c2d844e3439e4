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
