import type { Retention } from './retention-schema.ts';

const twoYears = 730;
const fiveYears = 1827;

/** The periods that an agency starts from. */
export const retentionDefaults: Retention = {
  requests: {
    contact: twoYears,
    contact_me: twoYears,
    documents: twoYears,
    visit: twoYears,
    project: twoYears,
    free_valuation: twoYears,
    demand: twoYears,
    // It has the address of somebody who was not asked.
    send_to_friend: 90,
    newsletter: twoYears,
    testimonial: twoYears,
    // For five years damages can be claimed over how the parties dealt with each other before the sale
    // (art. 2262bis, § 1 of the former Civil Code).
    offer: fiveYears,
  },
  mails: 365,
  // Their links hold for a week.
  unconfirmed: 14,
  ended: 90,
  draftTestimonials: 365,
  auditEntries: fiveYears,
  propertyChanges: 3 * 365,
};
