import type { Language } from '#domain/language.ts';
import type { Retention } from '#site/settings/retention-schema.ts';

/** The words of the table in the privacy text, which is written on the server and nowhere else. */
export type KeptOnServerWords = {
  title: string;
  intro: string;
  what: string;
  duration: string;
  /** What comes by most forms; those that are kept for another time stand below by their own names. */
  requests: string;
  forms: Record<keyof Retention['requests'], string>;
  kinds: Record<Exclude<keyof Retention, 'requests'>, string>;
};

export const keptOnServerWords: Record<Language, KeptOnServerWords> = {
  nl: {
    title: 'Hoelang de site bewaart wat u stuurt',
    intro:
      'Daarna wist de site het vanzelf. Zolang een zoekopdracht of nieuwsbrief loopt, blijven uw adres, de datum en de versie van deze tekst als bewijs dat u erom vroeg.',
    what: 'Wat',
    duration: 'Hoelang',
    requests: 'Wat u via een formulier vraagt',
    forms: {
      contact: 'Een vraag via het contactformulier',
      contact_me: 'Een vraag over een pand',
      documents: 'Een vraag naar documenten',
      visit: 'Een vraag om te bezoeken',
      project: 'Een vraag over een project',
      free_valuation: 'Een aanvraag voor een schatting',
      demand: 'De aanvraag van een zoekopdracht',
      send_to_friend: 'Een bericht aan een vriend',
      newsletter: 'De aanvraag van de nieuwsbrief',
      testimonial: 'Uw gegevens bij een getuigenis',
      offer: 'Een bod',
    },
    kinds: {
      mails: 'De mails die daaruit volgen, hoogstens',
      unconfirmed: 'Een zoekopdracht of nieuwsbrief die u niet bevestigt',
      ended: 'Een zoekopdracht of nieuwsbrief, nadat u ze stopzet',
      draftTestimonials: 'Een getuigenis die we niet plaatsen',
      auditEntries: 'Wie wanneer wat deed op de site, zonder namen of adressen',
    },
  },
  fr: {
    title: 'Combien de temps le site garde ce que vous envoyez',
    intro:
      'Ensuite, le site l’efface de lui-même. Tant qu’une alerte ou une lettre d’information court, votre adresse, la date et la version de ce texte restent comme preuve que vous l’avez demandée.',
    what: 'Quoi',
    duration: 'Durée',
    requests: 'Ce que vous demandez par un formulaire',
    forms: {
      contact: 'Une question par le formulaire de contact',
      contact_me: 'Une question sur un bien',
      documents: 'Une demande de documents',
      visit: 'Une demande de visite',
      project: 'Une question sur un projet',
      free_valuation: 'Une demande d’estimation',
      demand: 'La demande d’une alerte',
      send_to_friend: 'Un message à un ami',
      newsletter: 'La demande de la lettre d’information',
      testimonial: 'Vos données jointes à un témoignage',
      offer: 'Une offre',
    },
    kinds: {
      mails: 'Les e-mails qui en découlent, au plus',
      unconfirmed: 'Une alerte ou une lettre d’information que vous ne confirmez pas',
      ended: 'Une alerte ou une lettre d’information, une fois arrêtée',
      draftTestimonials: 'Un témoignage que nous ne publions pas',
      auditEntries: 'Qui a fait quoi et quand sur le site, sans noms ni adresses',
    },
  },
  de: {
    title: 'Wie lange die Website behält, was Sie senden',
    intro:
      'Danach löscht die Website es von selbst. Solange ein Suchauftrag oder Newsletter läuft, bleiben Ihre Adresse, das Datum und die Fassung dieses Textes als Nachweis, dass Sie ihn wollten.',
    what: 'Was',
    duration: 'Wie lange',
    requests: 'Was Sie über ein Formular anfragen',
    forms: {
      contact: 'Eine Frage über das Kontaktformular',
      contact_me: 'Eine Frage zu einem Objekt',
      documents: 'Eine Anfrage nach Unterlagen',
      visit: 'Eine Anfrage für eine Besichtigung',
      project: 'Eine Frage zu einem Projekt',
      free_valuation: 'Eine Anfrage für eine Bewertung',
      demand: 'Die Anfrage eines Suchauftrags',
      send_to_friend: 'Eine Nachricht an Freunde',
      newsletter: 'Die Anmeldung zum Newsletter',
      testimonial: 'Ihre Angaben zu einer Kundenstimme',
      offer: 'Ein Gebot',
    },
    kinds: {
      mails: 'Die E-Mails, die daraus folgen, höchstens',
      unconfirmed: 'Ein Suchauftrag oder Newsletter, den Sie nicht bestätigen',
      ended: 'Ein Suchauftrag oder Newsletter, nachdem Sie ihn beenden',
      draftTestimonials: 'Eine Kundenstimme, die wir nicht veröffentlichen',
      auditEntries: 'Wer wann was auf der Website getan hat, ohne Namen und Adressen',
    },
  },
  en: {
    title: 'For how long the site keeps what you send',
    intro:
      'After that the site erases it by itself. While a search alert or newsletter runs, your address, the date and the version of this text stay as proof that you asked for it.',
    what: 'What',
    duration: 'For how long',
    requests: 'What you ask through a form',
    forms: {
      contact: 'A question by the contact form',
      contact_me: 'A question about a home',
      documents: 'A request for documents',
      visit: 'A request for a viewing',
      project: 'A question about a project',
      free_valuation: 'A request for a valuation',
      demand: 'The request for a search alert',
      send_to_friend: 'A message to a friend',
      newsletter: 'The request for the newsletter',
      testimonial: 'Your details with a testimonial',
      offer: 'An offer',
    },
    kinds: {
      mails: 'The e-mails that follow from it, at most',
      unconfirmed: 'A search alert or newsletter that you do not confirm',
      ended: 'A search alert or newsletter, after you end it',
      draftTestimonials: 'A testimonial that we do not publish',
      auditEntries: 'Who did what and when on the site, without names or addresses',
    },
  },
};
