import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  // Staff
  STAFF: 'Mitarbeitende',
  INVITE: 'Einladen',
  INVITE_HINT: 'Die E-Mail enthält einen Link, um ein Passwort zu wählen, der sieben Tage gilt.',
  INVITE_AGAIN: 'Noch einmal einladen',
  STATE: 'Stand',
  STAFF_END: 'Konto beenden',
  STAFF_END_HINT:
    'Diese Person wird sofort überall abgemeldet und kann sich nicht mehr anmelden. Was sie getan hat, bleibt im Protokoll.',
  STAFF_RESTORE: 'Konto wieder öffnen',
  // Log
  LOG: 'Protokoll',
  LOG_EMPTY: 'Nichts gefunden',
  LOG_EMPTY_HINT: 'Mit anderen Filtern gibt es vielleicht etwas.',
  WHEN: 'Wann',
  WHO: 'Wer',
  FROM_DAY: 'Ab',
  UNTIL_DAY: 'Bis einschließlich',
  FILTER: 'Filtern',
  EVERYBODY: 'Alle',
  FACTOR_FORGET: 'Code und Passkeys löschen',
  TEAM_MEMBER: 'Auf der Website',
  TEAM_MEMBER_HINT:
    'Wer aus dem Team das ist: Dessen Objekte, Anfragen und Besichtigungen sind dann die eigenen.',
  NOBODY: 'Niemand',
  SHOW_ALL: 'Alles zeigen',
  LOG_OLDER: 'Älter',
  LOG_NEWEST: 'Zum Neuesten',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  // Staff
  STAFF_COUNT_ONE: '{{count}} Person',
  STAFF_COUNT_OTHER: '{{count}} Personen',
  INVITED: 'Eingeladen: Eine E-Mail an {{email}} ist unterwegs.',
  EMAIL_WRONG: 'Das ist keine E-Mail-Adresse',
  EMAIL_TAKEN: 'Zu dieser Adresse gibt es schon ein Konto',
  STAFF_WAITING: 'Noch nicht angemeldet',
  STAFF_ENDED: 'Beendet',
  STAFF_ACTIVE: 'Aktiv',
  WITH_FACTOR: 'Mit Code',
  WITHOUT_FACTOR: 'Ohne Code',
  LAST_ADMIN: 'Eine Person muss das Büro verwalten. Geben Sie diese Rolle zuerst jemand anderem.',
  // Log
  WHAT: 'Was',
  SUBJECT: 'Worüber',
  FACTOR_FORGOTTEN:
    'Code und Passkeys sind gelöscht. Nach der nächsten Anmeldung wird eines davon eingerichtet.',
  ACTOR_COMMAND: 'Befehlszeile',
  ACTOR_VISITOR: 'Besucher der Website',
  ACTOR_UNKNOWN: 'Nicht bekannt',
};
