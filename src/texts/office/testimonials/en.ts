import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  TESTIMONIALS: 'Testimonials',
  TESTIMONIALS_NONE: 'There is nothing here.',
  TESTIMONIALS_VIEWS: 'Testimonials by state',
  TESTIMONIAL_AUTHOR: 'Name below the testimonial',
  TESTIMONIAL_DAY: 'Written on',
  TESTIMONIAL_ORIGINAL: 'Language in which the client wrote',
  TESTIMONIAL_ORIGINAL_HINT:
    'In another language the site adds that it was translated (Code of economic law, art. VI.99 § 6).',
  TESTIMONIAL_UNKNOWN: 'Not known',
  TESTIMONIAL_COMMENT_IN: 'Testimonial ({{language}})',
  TESTIMONIAL_OCCASION_IN: 'What for ({{language}})',
  TESTIMONIAL_OCCASION_HINT: 'Such as: sold a terraced house in Ledeberg',
  TESTIMONIAL_CORRECT: 'Correct spelling only. The client’s words stay, criticism included.',
  TESTIMONIAL_SAVE: 'Save',
  TESTIMONIAL_PUBLISH: 'Save and publish',
  TESTIMONIAL_WITHDRAW: 'Take off the site',
  TESTIMONIAL_DECLINE: 'Decline',
  TESTIMONIAL_DECLINE_HINT:
    'Do not decline a testimonial because it is bad: showing only good ones is misleading. Whoever wrote it gets this reason by email.',
  TESTIMONIAL_REASON: 'Why you are not publishing this',
  TESTIMONIAL_NO_MAIL: 'There is no address for whoever wrote this: no email is sent.',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  TESTIMONIALS_DRAFT: 'To be read',
  TESTIMONIALS_PUBLISHED: 'On the site',
  TESTIMONIALS_WITHDRAWN: 'Not on the site',
  TESTIMONIAL_POSTED: 'Written on {{day}}',
  TESTIMONIAL_REASON_MISSING: 'Say why you are not publishing this',
  TESTIMONIAL_EMPTY: 'The testimonial is empty in the language of the client',
  TESTIMONIAL_AUTHOR_MISSING: 'A testimonial cannot appear on the site without a name',
  TESTIMONIAL_SAVED: 'Saved.',
  TESTIMONIAL_PUBLISHED: 'Published. The site shows it now.',
  TESTIMONIAL_WITHDRAWN: 'No longer on the site.',
  TESTIMONIAL_DECLINED: 'Declined.',
  TESTIMONIAL_LATE: 'Somebody else has changed this testimonial meanwhile. First see how it is now.',
};
