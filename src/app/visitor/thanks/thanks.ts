import type { PathName } from '#site/paths/paths.ts';
import type { TextKey } from '#texts/server/texts.ts';

/** `soonWithin`: the setting with the promise for `soon`, if it is not that of an answer. */
type Thanks = {
  sentence: TextKey;
  now?: TextKey;
  soon?: TextKey;
  soonWithin?: 'appointmentWithin';
  after?: TextKey;
};

/** The page says what happens next only if somebody of the agency has something to do. */
export const thanksPages: Partial<Record<PathName, Thanks>> = {
  thanksContactMe: {
    sentence: 'THANKS_CONTACT_ME',
    soon: 'THANKS_CONTACT_SOON',
    after: 'THANKS_CONTACT_THEN',
  },
  thanksAppointment: {
    sentence: 'THANKS_APPOINTMENT',
    soon: 'THANKS_APPOINTMENT_SOON',
    soonWithin: 'appointmentWithin',
    after: 'THANKS_APPOINTMENT_THEN',
  },
  thanksConstruction: {
    sentence: 'THANKS_CONSTRUCTION',
    soon: 'THANKS_CONSTRUCTION_SOON',
    after: 'THANKS_CONSTRUCTION_THEN',
  },
  thanksFreeValuation: {
    sentence: 'THANKS_FREE_VALUATION',
    soon: 'THANKS_VALUATION_SOON',
    after: 'THANKS_VALUATION_THEN',
  },
  thanksDemandRegister: {
    sentence: 'THANKS_DEMAND_REGISTER',
    now: 'THANKS_DEMAND_NOW',
    soon: 'THANKS_DEMAND_SOON',
    after: 'THANKS_DEMAND_THEN',
  },
  thanksContact: { sentence: 'THANKS_CONTACT', soon: 'THANKS_CONTACT_SOON', after: 'THANKS_CONTACT_THEN' },
  thanksSendToFriend: { sentence: 'THANKS_SEND_TO_FRIEND' },
  thanksTestimonial: { sentence: 'THANKS_TESTIMONIAL' },
  thanksDocuments: { sentence: 'THANKS_DOCUMENTS' },
  thanksOffer: { sentence: 'THANKS_OFFER', soon: 'THANKS_CONTACT_SOON', after: 'THANKS_CONTACT_THEN' },
  thanksNewsletter: { sentence: 'THANKS_NEWSLETTER' },
} satisfies Record<Extract<PathName, `thanks${string}`>, Thanks>;
