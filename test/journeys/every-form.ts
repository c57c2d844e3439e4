import type { Language } from '#domain/language.ts';
import type { LeadForm } from '#domain/lead/lead-forms.ts';
import { href, type PathName } from '#site/paths/paths.ts';

/** Properties and a project of the demo agency for the forms. */
export type Subjects = { forSale: number; withDocuments: number; withoutTimes: number; project: number };

/** One form as a visitor meets it: from the page that leads to it to the mail and the page behind its link. */
export type FormJourney = {
  form: LeadForm;
  language: Language;
  /** A page with a link to the form. */
  from?: (subjects: Subjects) => string;
  page: (subjects: Subjects) => string;
  thanks: PathName;
  says: string;
  /** By the field's name: the text to type, or the value to choose; '*' is the first available one. */
  given: Record<string, string>;
  mail: {
    to: string;
    subject: string | RegExp;
    /** The beginning of the path of the link to follow. */
    link: string;
    /** The text to find behind the link; null: it is a file. */
    says: string | null;
    /** A button behind the link, and the text that follows it. */
    press?: { button: string; says: string };
  };
};

const person = {
  title: 'ms',
  first_name: 'Annelies',
  last_name: 'Peeters',
  phone: '0470 12 34 56',
};
const property = (id: number) => `/property/${id}/`;

export const formJourneys: FormJourney[] = [
  {
    form: 'contact',
    language: 'en',
    from: () => href('en', 'home'),
    page: () => href('en', 'contact'),
    thanks: 'thanksContact',
    says: 'We have received your message.',
    given: { ...person, email: 'contact@example.be', remark: 'Is there somewhere to park?' },
    mail: {
      to: 'contact@example.be',
      subject: 'We have received your message',
      link: '/en/',
      says: 'For sale',
    },
  },
  {
    form: 'contact_me',
    language: 'fr',
    from: ({ forSale }) => property(forSale),
    page: ({ forSale }) => href('fr', 'requestInformation', { id: forSale }),
    thanks: 'thanksContactMe',
    says: 'Votre question nous est bien parvenue.',
    given: { ...person, email: 'question@exemple.be', remark: 'Y a-t-il un jardin ?', contact_by: 'phone' },
    mail: {
      to: 'question@exemple.be',
      subject: 'Nous avons bien reçu votre question',
      link: '/fr/a-vendre/',
      says: 'Demander une visite',
    },
  },
  {
    form: 'project',
    language: 'en',
    from: ({ project }) => `/project/${project}/`,
    page: ({ project }) => href('en', 'projectInformation', { id: project }),
    thanks: 'thanksConstruction',
    says: 'We have received your question about the project.',
    given: { ...person, email: 'project@example.be' },
    mail: {
      to: 'project@example.be',
      subject: /^Your question about /,
      link: '/en/projects/',
      says: 'Request a viewing',
    },
  },
  {
    form: 'free_valuation',
    language: 'fr',
    from: () => href('fr', 'home'),
    page: () => href('fr', 'freeValuation'),
    thanks: 'thanksFreeValuation',
    says: 'Votre demande d’estimation nous est bien parvenue.',
    given: {
      ...person,
      email: 'estimation@exemple.be',
      goal: 'sell',
      street: 'Kouter 12',
      postal_code: 'B-9000',
      city: 'Gand',
      type: 'apartment',
      bedrooms: '2',
      construction_period: 'unknown',
    },
    mail: {
      to: 'estimation@exemple.be',
      subject: 'Votre demande d’estimation gratuite',
      link: '/fr/',
      says: 'À vendre',
    },
  },
  {
    form: 'send_to_friend',
    language: 'de',
    from: ({ forSale }) => property(forSale),
    page: ({ forSale }) => href('de', 'sendToFriend', { id: forSale }),
    thanks: 'thanksSendToFriend',
    says: 'Die Seite wurde weitergeleitet.',
    given: {
      first_name: 'Annelies',
      last_name: 'Peeters',
      email: 'sender@beispiel.be',
      friend_email: 'freundin@beispiel.be',
      remark: 'Etwas für euch?',
    },
    mail: {
      to: 'freundin@beispiel.be',
      subject: 'Jemand schickt Ihnen ein Objekt',
      link: '/de/zu-verkaufen/',
      says: 'Besichtigung anfragen',
    },
  },
  {
    form: 'offer',
    language: 'nl',
    from: ({ forSale }) => property(forSale),
    page: ({ forSale }) => href('nl', 'offer', { id: forSale }),
    thanks: 'thanksOffer',
    says: 'We hebben uw bod goed ontvangen. De bevestiging met het voorschot komt per mail.',
    given: { ...person, email: 'bod@voorbeeld.be', amount: '350.000', soil_attest: 'yes' },
    mail: {
      to: 'bod@voorbeeld.be',
      subject: 'Uw bod is goed aangekomen',
      link: '/nl/te-koop/',
      says: 'Bezoek aanvragen',
    },
  },
  {
    form: 'documents',
    language: 'nl',
    from: ({ withDocuments }) => property(withDocuments),
    page: ({ withDocuments }) => href('nl', 'requestDocuments', { id: withDocuments }),
    thanks: 'thanksDocuments',
    says: 'We hebben uw aanvraag goed ontvangen. De documenten komen per mail.',
    given: { ...person, email: 'documenten@voorbeeld.be', documents: '*' },
    mail: {
      to: 'documenten@voorbeeld.be',
      subject: 'De documenten die u vroeg',
      link: '/documents/',
      says: null,
    },
  },
  {
    form: 'visit',
    language: 'de',
    from: ({ forSale }) => property(forSale),
    page: ({ forSale }) => href('de', 'requestAppointment', { id: forSale }),
    thanks: 'thanksAppointment',
    says: 'Wir haben Ihre Besichtigungsanfrage erhalten.',
    given: { ...person, email: 'besuch@beispiel.be', moments: '*', contact_by: 'email' },
    mail: {
      to: 'besuch@beispiel.be',
      subject: 'Ihre Anfrage für eine Besichtigung',
      link: href('de', 'appointment'),
      says: 'Besichtigung absagen',
      press: { button: 'Besichtigung absagen', says: 'Ihre Besichtigung ist abgesagt.' },
    },
  },
  {
    form: 'demand',
    language: 'nl',
    from: () => href('nl', 'home'),
    page: () => href('nl', 'demandRegister'),
    thanks: 'thanksDemandRegister',
    says: 'We hebben uw zoekopdracht goed ontvangen. Bevestig ze nog met de link in de mail die u krijgt.',
    given: {
      ...person,
      email: 'zoeker@voorbeeld.be',
      goal: 'sale',
      type: 'house',
      zone: 'Gent',
      budget: '450.000',
      frequency: 'daily',
    },
    mail: {
      to: 'zoeker@voorbeeld.be',
      subject: 'Bevestig uw zoekopdracht',
      link: href('nl', 'alert'),
      says: 'Nog niet bevestigd',
      press: { button: 'Zoekopdracht bevestigen', says: 'Bevestigd, dank u.' },
    },
  },
  {
    form: 'newsletter',
    language: 'fr',
    page: () => href('fr', 'newsletter'),
    thanks: 'thanksNewsletter',
    says: 'Nous vous avons envoyé un e-mail.',
    given: { email: 'lectrice@exemple.be' },
    mail: {
      to: 'lectrice@exemple.be',
      subject: 'Confirmez votre inscription à notre newsletter',
      link: href('fr', 'newsletterConfirm'),
      says: 'Cliquez pour recevoir la newsletter.',
      press: { button: 'Oui, inscrivez-moi', says: 'Votre inscription à la newsletter est confirmée.' },
    },
  },
  {
    form: 'testimonial',
    language: 'en',
    from: () => href('en', 'testimonials'),
    page: () => href('en', 'writeTestimonial'),
    thanks: 'thanksTestimonial',
    says: 'We have received your testimonial. It will go online once we have read it.',
    given: {
      comment: 'Eline always called back.',
      author: 'The Maes family',
      email: 'maes@example.be',
      website: 'www.maes.example',
    },
    mail: {
      to: 'maes@example.be',
      subject: 'Thank you for your testimonial',
      link: '/en/',
      says: 'For sale',
    },
  },
];
