import { z } from 'zod';

const days = z.int().min(1).max(36_500);

/** For how many days data about people is kept; a job deletes older data each night. */
export const retentionSchema = z.strictObject({
  /** Leads, with their mails, from the day on which they came; per form. */
  requests: z.strictObject({
    contact: days,
    contact_me: days,
    documents: days,
    visit: days,
    project: days,
    free_valuation: days,
    demand: days,
    send_to_friend: days,
    newsletter: days,
    testimonial: days,
    offer: days,
  }),
  /** Mails as they were sent. */
  mails: days,
  /** Search alerts and newsletters that were asked for and never confirmed. */
  unconfirmed: days,
  /** Search alerts and newsletters, from the day on which they were ended. */
  ended: days,
  /** Testimonials that clients wrote and nobody published. */
  draftTestimonials: days,
  /** Who did what, when: without names and addresses. */
  auditEntries: days,
  /** Changes to a property. The default is for settings that an earlier version stored. */
  propertyChanges: days.default(1095),
});

export type Retention = z.infer<typeof retentionSchema>;
