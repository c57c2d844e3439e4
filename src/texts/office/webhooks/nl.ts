export const nl = {
  WEBHOOKS: 'Webhooks',
  WEBHOOKS_NONE: 'Er is nog geen ontvanger',
  WEBHOOKS_NONE_HINT:
    'Laat een programma van een partner meteen weten wanneer een pand op de site komt, wijzigt of verdwijnt. Vraag eerst aan wie dat programma bouwt naar welk adres de berichten moeten.',
  WEBHOOKS_THEN_KEY:
    'U ziet één keer een sleutel. Geef hem aan de bouwer van het programma, dat er elk bericht mee controleert.',
  WEBHOOKS_THEN_SAYS:
    'Een bericht zegt alleen welk pand veranderde. De rest leest het programma op de site zelf, dus nooit een verborgen prijs of adres.',
  WEBHOOKS_THEN_FAILED:
    'Komt een bericht niet aan, dan probeert de site het anderhalve dag lang opnieuw. Lukt het niet, dan staat dat bij Vandaag.',
  WEBHOOKS_ADDRESS: 'Adres van de ontvanger',
  WEBHOOKS_ADDRESS_HINT: 'Het begint met https://. De bouwer van het programma weet het.',
  WEBHOOKS_ADD: 'Ontvanger toevoegen',
  WEBHOOKS_SECRET: 'Sleutel voor de handtekening',
  WEBHOOKS_SECRET_HINT:
    'Geef deze sleutel aan de ontvanger, die er elk bericht mee controleert. U ziet hem maar deze ene keer.',
  WEBHOOKS_STATE: 'Status',
  WEBHOOKS_WAITING: 'Wachten',
  WEBHOOKS_FAILED: 'Mislukt',
  WEBHOOKS_LAST: 'Laatst ontvangen',
  WEBHOOKS_PROBLEM: 'De ontvanger kon niet worden bereikt',
  WEBHOOKS_PAUSED_HINT:
    'De ontvanger krijgt nu niets. Na het hervatten komt alles wat ondertussen veranderde.',
  WEBHOOKS_NO_MESSAGES: 'Er is nog niets veranderd sinds deze ontvanger er is.',
  WEBHOOKS_ABOUT: 'Waarover',
  WEBHOOKS_AT: 'Veranderd',
  WEBHOOKS_RESULT: 'Ontvangst',
  WEBHOOKS_ACT: 'Opnieuw',
  WEBHOOKS_AGAIN: 'Opnieuw sturen',
  WEBHOOKS_AGAIN_OF: 'Bericht {{number}} opnieuw sturen',
  WEBHOOKS_END: 'Ontvanger weghalen',
  WEBHOOKS_END_HINT: 'Het programma krijgt niets meer, en de lijst van berichten verdwijnt.',
  WEBHOOKS_END_SURE: 'Ja, deze ontvanger mag weg',
};

export const nlOnServer = {
  WEBHOOKS_NOTE_ONE: '{{count}} ontvanger',
  WEBHOOKS_NOTE_OTHER: '{{count}} ontvangers',
  WEBHOOKS_ADDRESS_WRONG: 'Vul een adres in dat met https:// begint, zonder gebruiker, wachtwoord of poort.',
  WEBHOOKS_ADDRESS_TAKEN: 'Er is al een ontvanger op dit adres.',
  WEBHOOKS_KEY_LACKS:
    'De sleutel kan niet worden bewaard: op de server ontbreekt IMPORT_KEY. Zie de handleiding.',
  WEBHOOKS_NOTHING: 'nog niets',
  WEBHOOKS_STATE_PAUSED: 'Gepauzeerd',
  WEBHOOKS_STATE_WRONG: 'Niet bereikt',
  WEBHOOKS_STATE_GOOD: 'In orde',
  WEBHOOKS_PROPERTY_PUBLISHED: 'Pand {{id}} kwam op de site',
  WEBHOOKS_PROPERTY_CHANGED: 'Pand {{id}} wijzigde',
  WEBHOOKS_PROPERTY_WITHDRAWN: 'Pand {{id}} verdween',
  WEBHOOKS_PROJECT_PUBLISHED: 'Project {{id}} kwam op de site',
  WEBHOOKS_PROJECT_CHANGED: 'Project {{id}} wijzigde',
  WEBHOOKS_PROJECT_WITHDRAWN: 'Project {{id}} verdween',
  WEBHOOKS_DELIVERED: 'ontvangen',
  WEBHOOKS_GIVEN_UP_ONE: 'opgegeven na {{count}} poging',
  WEBHOOKS_GIVEN_UP_OTHER: 'opgegeven na {{count}} pogingen',
  WEBHOOKS_WAITS: 'wacht',
  WEBHOOKS_WAITS_AGAIN: 'wacht, volgende poging: {{when}}',
  WEBHOOKS_AGAIN_DONE: 'Het bericht vertrekt binnen een minuut.',
  WEBHOOKS_END_SURE_EMPTY: 'Bevestig dat deze ontvanger weg mag.',
  WEBHOOKS_TROUBLE: 'Wijzigingen komen niet aan bij {{address}}',
  WEBHOOKS_TROUBLE_LOST_ONE: '{{count}} bericht is na veel pogingen opgegeven.',
  WEBHOOKS_TROUBLE_LOST_OTHER: '{{count}} berichten zijn na veel pogingen opgegeven.',
};
