export const nl = {
  OPEN_DAY: 'Opendeurdag',
  OPEN_DAYS: 'Opendeurdagen',
  OPEN_DAYS_NONE: 'Nog geen opendeurdagen',
  OPEN_DAYS_NONE_HINT: 'Op een opendeurdag komt wie wil langs, zonder afspraak.',
  OPEN_DAY_ADD: 'Opendeurdag toevoegen',
  OPEN_DAY_NOTE: 'Toelichting',
  OPEN_DAY_NOTE_HINT:
    'Wat een bezoeker moet weten: waar parkeren kan, welke bel. Mag leeg blijven. In een taal zonder tekst staat de toelichting van een andere taal.',
  OPEN_DAY_REMOVE: 'Weghalen',
  OPEN_DAY_TOLD_REMOVED: '{{when}}: weggehaald.',
};

export const nlOnServer = {
  OPEN_DAYS_SHOWN: 'Bezoekers zien elke dag op de site tot ze voorbij is.',
  OPEN_DAYS_SHOWN_WITHOUT_ADDRESS:
    'Bezoekers zien elke dag op de site tot ze voorbij is. Het adres staat er niet: de site vraagt hun om het u te vragen.',
  OPEN_DAYS_WHEN_PUBLISHED: 'Bezoekers zien dit pas als het pand op de site staat.',
  OPEN_DAYS_NOT_ON_OFFER: 'Bezoekers zien dit niet: het pand is verkocht of verhuurd.',
  OPEN_DAYS_FED:
    '{{system}} levert deze dagen. Zodra u er hier een toevoegt of weghaalt, beheert u ze zelf en laten importen ze zo.',
  OPEN_DAYS_MANAGED: 'U beheert de opendeurdagen van dit pand zelf.',
  OPEN_DAYS_OFFERED: '{{system}} geeft:',
  OPEN_DAYS_OFFERED_NONE: '{{system}} geeft er geen.',
  OPEN_DAYS_MOST: 'Er staan er al {{most}}: haal eerst een dag weg',
  OPEN_DAY_NOTE_LONG: 'Een toelichting telt hoogstens {{most}} tekens',
  OPEN_DAY_NOTE_SIGNS: 'Schrijf de toelichting zonder | en ;',
  OPEN_DAY_TOO_LONG: 'Een opendeurdag duurt hoogstens {{hours}} uur',
  OPEN_DAY_TOLD_ADDED: 'De opendeurdag staat erbij.',
  OPEN_DAY_TOLD_CHANGED: 'Er stond al een opendeurdag met dat begin: die is gewijzigd.',
  OPEN_DAY_TOLD_UNCHANGED: 'Die opendeurdag stond er al.',
  OPEN_DAY_TOLD_GONE: 'Die opendeurdag was al weg.',
  OPEN_DAY_TOLD_UNLOCKED: 'De volgende import neemt de opendeurdagen weer over.',
};
