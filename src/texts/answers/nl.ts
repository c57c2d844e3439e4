export const nl = {
  ANSWER_SLOTS_SUBJECT: 'Uw bezoek: {{property}}',
  ANSWER_SLOTS_BODY:
    'Dag {{firstname}},\n\nFijn dat u het pand {{property}} wilt zien. Deze momenten zijn nog vrij:\n\n{{slots}}\n\nKies wat u past, dan staat het bezoek vast. Past er niets? Laat dan weten wanneer u wel kunt.\n\nMet vriendelijke groet,\n{{sender}}',
  ANSWER_FIXED_SUBJECT: 'Uw bezoek: {{property}}',
  ANSWER_FIXED_BODY:
    'Dag {{firstname}},\n\nWe verwachten u voor uw bezoek aan het pand {{property}}.\n\n{{moment}}\n\nPast dat toch niet? Antwoord gewoon op deze mail.\n\nMet vriendelijke groet,\n{{sender}}',
  ANSWER_DOCUMENTS_SUBJECT: 'De documenten: {{property}}',
  ANSWER_DOCUMENTS_BODY:
    'Dag {{firstname}},\n\nHier zijn de documenten over het pand {{property}}.\n\n{{documents}}\n\nHebt u er vragen over? Antwoord gewoon op deze mail.\n\nMet vriendelijke groet,\n{{sender}}',
  ANSWER_INFORMATION_SUBJECT: 'Uw vraag over het pand {{property}}',
  ANSWER_INFORMATION_BODY:
    'Dag {{firstname}},\n\nBedankt voor uw vraag over het pand {{property}}.\n\n\n\nWilt u een bezoek plannen? Antwoord gewoon op deze mail.\n\nMet vriendelijke groet,\n{{sender}}',
  ANSWER_GONE_SUBJECT: 'Uw vraag over het pand {{property}}',
  ANSWER_GONE_BODY:
    'Dag {{firstname}},\n\nBedankt voor uw belangstelling voor het pand {{property}}. Het is intussen niet meer beschikbaar.\n\nZegt u ons wat u zoekt? Dan hoort u het als eerste wanneer er iets is dat bij u past.\n\nMet vriendelijke groet,\n{{sender}}',
  ANSWER_VALUATION_SUBJECT: 'De schatting van uw woning',
  ANSWER_VALUATION_BODY:
    'Dag {{firstname}},\n\nBedankt voor uw vraag. We komen graag langs: dat duurt ongeveer een uur, is gratis en verplicht u tot niets. Daarna krijgt u onze schatting op papier.\n\nWelke dag en welk uur passen u?\n\nMet vriendelijke groet,\n{{sender}}',
  ANSWER_RECEIVED_SUBJECT: 'Uw vraag aan ons',
  ANSWER_RECEIVED_BODY:
    'Dag {{firstname}},\n\nBedankt voor uw bericht.\n\n\n\nMet vriendelijke groet,\n{{sender}}',
};
