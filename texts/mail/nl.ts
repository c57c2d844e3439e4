/** The words of mails in Dutch: the reference. A key that another language lacks does not compile. */
export const nl = {
  // In every mail
  MAIL_GREETING: 'Dag {{name}},',
  MAIL_GREETING_UNNAMED: 'Dag,',
  MAIL_REGARDS: 'Met vriendelijke groet,',
  MAIL_VIEW_HOME: 'Bekijk dit pand',
  MAIL_VIEW_PROJECT: 'Bekijk dit project',
  MAIL_HOME_GONE: 'Dit pand staat intussen niet meer op onze website.',
  MAIL_ASKED: 'Wat u ons liet weten',
  MAIL_TYPED: 'Wat er werd ingevuld',
  MAIL_YOUR_AGENT: 'Uw makelaar',
  MAIL_WHY: 'Waarom u deze mail krijgt:',
  MAIL_WHY_ASKED: 'u vulde een formulier in op {{site}}.',
  MAIL_WHY_AGENT: 'een bezoeker vulde een formulier in op {{site}}, en de vraag is voor u.',
  MAIL_WHY_FRIEND:
    '{{name}} vulde uw adres in op {{site}}. Wij bewaren het niet voor reclame, en u krijgt hierna niets meer van ons.',
  MAIL_WHY_ALERT: 'u bewaarde een zoekopdracht op {{site}}.',
  MAIL_WHY_CONFIRM:
    'iemand vulde dit adres in op {{site}}. Was u dat niet, dan hoeft u niets te doen: zonder bevestiging krijgt u geen mails.',
  MAIL_WHY_VISIT: 'u hebt bij ons een bezoek aangevraagd.',
  MAIL_PRIVACY: 'Hoe wij met uw gegevens omgaan',

  // We have your request
  MAIL_RECEIVED_SUBJECT_CONTACT: 'We hebben uw bericht goed ontvangen',
  MAIL_RECEIVED_SUBJECT_CONTACT_ME: 'We hebben uw vraag goed ontvangen',
  MAIL_RECEIVED_SUBJECT_DOCUMENTS: 'Uw vraag om documenten',
  MAIL_RECEIVED_SUBJECT_PROJECT: 'Uw vraag over {{project}}',
  MAIL_RECEIVED_SUBJECT_PROJECT_UNNAMED: 'Uw vraag over een nieuwbouwproject',
  MAIL_RECEIVED_SUBJECT_FREE_VALUATION: 'Uw aanvraag voor een gratis schatting',
  MAIL_RECEIVED_SUBJECT_DEMAND: 'Uw zoekopdracht',
  MAIL_RECEIVED_SUBJECT_TESTIMONIAL: 'Bedankt voor uw getuigenis',
  MAIL_RECEIVED_SUBJECT_OFFER: 'Uw bod is goed aangekomen',
  MAIL_RECEIVED_CONTACT: 'Bedankt voor uw bericht. Het is bij ons aangekomen.',
  MAIL_RECEIVED_CONTACT_ME: 'Bedankt voor uw vraag. Ze is bij ons aangekomen.',
  MAIL_RECEIVED_DOCUMENTS: 'U vroeg ons documenten over een pand. Uw vraag is bij ons aangekomen.',
  MAIL_RECEIVED_PROJECT: 'Bedankt voor uw belangstelling. Uw vraag is bij ons aangekomen.',
  MAIL_RECEIVED_FREE_VALUATION: 'U wilt weten wat uw woning waard is. Uw aanvraag is bij ons aangekomen.',
  MAIL_RECEIVED_DEMAND: 'U vertelde ons wat u zoekt. Uw aanvraag is bij ons aangekomen.',
  MAIL_RECEIVED_TESTIMONIAL: 'Bedankt dat u uw ervaring met ons deelt. Daar zijn we blij mee.',
  MAIL_RECEIVED_OFFER: 'U deed een bod. Het is bij ons aangekomen.',
  MAIL_NEXT: 'Wat er nu gebeurt',
  MAIL_NEXT_CONTACT: 'We lezen uw bericht en antwoorden zo snel mogelijk, meestal binnen één werkdag.',
  MAIL_NEXT_CONTACT_ME: 'Uw makelaar neemt contact met u op, meestal binnen één werkdag.',
  MAIL_NEXT_DOCUMENTS: 'Uw makelaar kijkt de documenten na en mailt ze u, meestal binnen één werkdag.',
  MAIL_NEXT_PROJECT:
    'Uw makelaar bezorgt u de informatie en beantwoordt uw vragen, meestal binnen één werkdag.',
  MAIL_NEXT_FREE_VALUATION:
    'Een schatter belt u om een bezoek af te spreken. Na dat bezoek krijgt u de schatting op papier, gratis en zonder verplichting.',
  MAIL_NEXT_DEMAND: 'We kijken wat bij uw vraag past en nemen contact met u op.',
  MAIL_NEXT_TESTIMONIAL: 'We lezen uw getuigenis na en zetten ze daarna op onze website.',
  MAIL_NEXT_OFFER:
    'Uw makelaar legt het bod voor aan de eigenaar en laat u weten wat die beslist. Deze mail is geen aanvaarding van uw bod.',
  MAIL_QUESTION: 'Wilt u nog iets toevoegen? Antwoord gewoon op deze mail.',

  // For the agent
  MAIL_FOR_AGENT_CONTACT: 'Bericht van {{name}}',
  MAIL_FOR_AGENT_CONTACT_ME: 'Vraag van {{name}}',
  MAIL_FOR_AGENT_DOCUMENTS: '{{name}} vraagt documenten',
  MAIL_FOR_AGENT_VISIT: '{{name}} wil een bezoek',
  MAIL_FOR_AGENT_PROJECT: '{{name}} vraagt informatie over een project',
  MAIL_FOR_AGENT_FREE_VALUATION: '{{name}} vraagt een gratis schatting',
  MAIL_FOR_AGENT_DEMAND: 'Zoekopdracht van {{name}}',
  MAIL_FOR_AGENT_TESTIMONIAL: 'Getuigenis van {{name}}',
  MAIL_FOR_AGENT_OFFER: 'Bod van {{name}}',
  MAIL_FOR_AGENT_SEND_TO_FRIEND: '{{name}} stuurde een pand door',
  MAIL_FOR_AGENT_NEWSLETTER: '{{name}} schrijft zich in op de nieuwsbrief',
  MAIL_FOR_AGENT_ABOUT: '{{subject}}: {{reference}}',
  MAIL_FOR_AGENT_REPLY: 'Antwoord op deze mail: uw antwoord gaat naar {{name}}.',
  MAIL_FOR_AGENT_LANGUAGE: 'Taal van de bezoeker',
  MAIL_FOR_AGENT_PAGE: 'Ingevuld op',
  MAIL_NAME: 'Naam',
  MAIL_EMAIL: 'E-mail',
  MAIL_PHONE: 'Telefoon',

  // Documents
  MAIL_DOCUMENTS_SUBJECT: 'De documenten die u vroeg',
  MAIL_DOCUMENTS: 'Hier zijn de documenten die u vroeg.',
  MAIL_DOCUMENTS_UNTIL:
    'Deze links werken tot {{day}} om {{time}} uur en zijn alleen voor u bestemd. Vraag ons gerust nieuwe wanneer ze verlopen zijn.',

  // Send to a friend
  MAIL_FRIEND_SUBJECT: '{{name}} stuurt u een pand',
  MAIL_FRIEND: '{{name}} ({{email}}) denkt dat dit pand iets voor u kan zijn.',
  MAIL_FRIEND_REMARK: '{{name}} schrijft erbij:',

  // Search alerts
  MAIL_CONFIRM_ALERT_SUBJECT: 'Bevestig uw zoekopdracht',
  MAIL_CONFIRM_ALERT: 'U wilt bericht krijgen zodra er iets past bij deze zoekopdracht:',
  MAIL_CONFIRM_ALERT_ASK: 'Bevestig dat dit uw adres is. Pas daarna sturen we u panden.',
  MAIL_CONFIRM_ALERT_ACTION: 'Zoekopdracht bevestigen',
  MAIL_ALERT_SUBJECT_ONE: '{{count}} pand voor uw zoekopdracht',
  MAIL_ALERT_SUBJECT_OTHER: '{{count}} panden voor uw zoekopdracht',
  MAIL_ALERT: 'Dit vonden we voor uw zoekopdracht:',
  MAIL_ALERT_GONE:
    'De panden die we voor u vonden, staan intussen niet meer op onze website. U krijgt bericht zodra er iets nieuws is.',
  MAIL_ALERT_PUBLISHED: 'Nieuw',
  MAIL_ALERT_PRICE: 'Prijs gewijzigd',
  MAIL_ALERT_BACK: 'Opnieuw beschikbaar',
  MAIL_ALERT_LIST: 'Alle panden van deze zoekopdracht',
  MAIL_ALERT_CHANGE: 'Zoekopdracht wijzigen',
  MAIL_ALERT_PAUSE: 'Pauzeren',
  MAIL_ALERT_END: 'Stopzetten',
  MAIL_ALERT_EXPIRES_SUBJECT: 'Zoekt u nog?',
  MAIL_ALERT_EXPIRES: 'U bewaarde een jaar geleden deze zoekopdracht:',
  MAIL_ALERT_EXPIRES_ASK:
    'Wilt u nog een jaar bericht krijgen? Doet u niets, dan eindigt ze vanzelf op {{day}}.',
  MAIL_ALERT_STAY: 'Ja, ik zoek nog',
  MAIL_ALERT_END_NOW: 'Nee, zet ze stop',

  // Newsletter
  MAIL_CONFIRM_NEWSLETTER_SUBJECT: 'Bevestig uw inschrijving op onze nieuwsbrief',
  MAIL_CONFIRM_NEWSLETTER: 'U wilt onze nieuwsbrief ontvangen. Bevestig dat dit uw adres is.',
  MAIL_CONFIRM_NEWSLETTER_ACTION: 'Inschrijving bevestigen',

  // Visits
  MAIL_VISIT_SUBJECT_REQUESTED: 'Uw aanvraag voor een bezoek',
  MAIL_VISIT_SUBJECT_CONFIRMED: 'Uw bezoek op {{day}} om {{time}} uur',
  MAIL_VISIT_SUBJECT_MOVED: 'Uw bezoek is verplaatst naar {{day}} om {{time}} uur',
  MAIL_VISIT_SUBJECT_CANCELLED: 'Uw bezoek gaat niet door',
  MAIL_VISIT_REQUESTED: 'We hebben uw aanvraag voor een bezoek ontvangen.',
  MAIL_VISIT_REQUESTED_NEXT:
    'Uw makelaar stelt u een tijdstip voor. Het bezoek staat pas vast wanneer u onze bevestiging hebt.',
  MAIL_VISIT_CONFIRMED: 'Uw bezoek staat vast. We kijken ernaar uit u te ontvangen.',
  MAIL_VISIT_MOVED: 'Uw bezoek heeft een nieuw tijdstip. Het vorige vervalt.',
  MAIL_VISIT_CANCELLED: 'Uw bezoek is geannuleerd. U hoeft niets meer te doen.',
  MAIL_VISIT_WHEN: 'Wanneer',
  MAIL_VISIT_TIME: '{{weekday}} {{day}}, van {{from}} tot {{to}} uur',
  MAIL_VISIT_BEFORE: 'Eerder',
  MAIL_VISIT_WISHED: 'Uw voorkeur',
  MAIL_VISIT_WHERE: 'Waar',
  MAIL_VISIT_WHERE_LATER: '{{place}}. Het juiste adres krijgt u van uw makelaar.',
  MAIL_VISIT_REMARK: 'Opmerking',
  MAIL_VISIT_MOVE: 'Ander tijdstip kiezen',
  MAIL_VISIT_CANCEL: 'Bezoek annuleren',
  MAIL_VISIT_CALENDAR: 'Open de bijlage om het bezoek in uw agenda te zetten.',
  MAIL_VISIT_FOR_AGENT_REQUESTED: '{{name}} vraagt een bezoek',
  MAIL_VISIT_FOR_AGENT_CONFIRMED: 'Bezoek van {{name}} op {{day}} om {{time}} uur',
  MAIL_VISIT_FOR_AGENT_MOVED: '{{name}} verplaatst het bezoek naar {{day}} om {{time}} uur',
  MAIL_VISIT_FOR_AGENT_CANCELLED: 'Het bezoek van {{name}} gaat niet door',
  MAIL_VISIT_REMINDER_SUBJECT: 'Morgen om {{time}} uur: uw bezoek',
  MAIL_VISIT_REMINDER: 'Morgen ontvangen we u voor een bezoek. Past het toch niet, laat het ons dan weten.',

  // Testimonials
  MAIL_TESTIMONIAL_SUBJECT: 'Nieuwe getuigenis van {{name}}',
  MAIL_TESTIMONIAL: '{{name}} schreef een getuigenis. Ze staat pas op de website nadat u ze publiceert.',
  MAIL_TESTIMONIAL_WEBSITE: 'Website',
  MAIL_TESTIMONIAL_PICTURE: 'Bekijk de foto die erbij hoort',
} as const;
