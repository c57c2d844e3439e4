export const nl = {
  // Staff
  STAFF: 'Medewerkers',
  INVITE: 'Uitnodigen',
  INVITE_HINT: 'De mail heeft een link om een wachtwoord te kiezen, die zeven dagen geldig is.',
  INVITE_AGAIN: 'Opnieuw uitnodigen',
  STATE: 'Status',
  STAFF_END: 'Account beëindigen',
  STAFF_END_HINT:
    'Deze persoon wordt overal meteen uitgelogd en kan niet meer inloggen. Wat hij of zij deed, blijft in het logboek.',
  STAFF_RESTORE: 'Account weer openen',
  // Log
  LOG: 'Logboek',
  LOG_EMPTY: 'Niets gevonden',
  LOG_EMPTY_HINT: 'Met andere filters is er misschien wel iets.',
  WHEN: 'Wanneer',
  WHO: 'Wie',
  FROM_DAY: 'Vanaf',
  UNTIL_DAY: 'Tot en met',
  FILTER: 'Filteren',
  EVERYBODY: 'Iedereen',
  FACTOR_FORGET: 'Code en passkeys wissen',
  TEAM_MEMBER: 'Op de site',
  TEAM_MEMBER_HINT:
    'Wie van het team deze persoon is: diens panden, aanvragen en bezoeken zijn dan de eigen.',
  NOBODY: 'Niemand',
  SHOW_ALL: 'Alles tonen',
  LOG_OLDER: 'Ouder',
  LOG_NEWEST: 'Naar het nieuwste',
};

export const nlOnServer = {
  // Staff
  STAFF_COUNT_ONE: '{{count}} persoon',
  STAFF_COUNT_OTHER: '{{count}} personen',
  INVITED: 'Uitgenodigd: er is een mail onderweg naar {{email}}.',
  EMAIL_WRONG: 'Dit is geen e-mailadres',
  EMAIL_TAKEN: 'Dit adres heeft al een account',
  STAFF_WAITING: 'Nog niet ingelogd',
  STAFF_ENDED: 'Beëindigd',
  STAFF_ACTIVE: 'Actief',
  WITH_FACTOR: 'Met code',
  WITHOUT_FACTOR: 'Zonder code',
  LAST_ADMIN: 'Er moet één beheerder blijven. Geef eerst iemand anders die rol.',
  // Log
  WHAT: 'Wat',
  SUBJECT: 'Waarover',
  FACTOR_FORGOTTEN: 'De code en de passkeys zijn gewist. Na de volgende login wordt er een ingesteld.',
  ACTOR_COMMAND: 'Opdrachtregel',
  ACTOR_VISITOR: 'Bezoeker van de site',
  ACTOR_UNKNOWN: 'Niet bekend',
};
