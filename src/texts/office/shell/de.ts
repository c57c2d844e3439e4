import type { nl } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  // Around the screens
  SKIP_TO_CONTENT: 'Zum Inhalt',
  MENU_OFFICE: 'Bereiche des Büros',
  MENU: 'Menü',
  ACCOUNT_OF: 'Konto von {{name}}',
  LOG_OUT: 'Abmelden',
  PAGE_TITLE: '{{page}} · Büro {{agency}}',
  // Parts of screens
  ERROR_PREFIX: 'Fehler: ',
  PROBLEMS_ONE: 'Ein Punkt ist noch zu prüfen',
  PROBLEMS_OTHER: '{{count}} Punkte sind noch zu prüfen',
  OPTIONAL: '(optional)',
  TEXT_LANGUAGE: 'Sprache dieses Textes',
  TEXT_LANGUAGE_UNKNOWN: 'nicht bekannt',
  PAGES: 'Seiten',
  PAGE_NUMBER: 'Seite {{page}}',
  PREVIOUS_PAGE: 'Vorherige Seite',
  NEXT_PAGE: 'Nächste Seite',
  WHAT_THEN: 'Wie es danach weitergeht',
  // Errors
  NOT_FOUND: 'Diese Seite gibt es nicht',
  NOT_FOUND_HINT: 'Vielleicht wurde gelöscht, was hier stand, oder die Adresse ist unvollständig.',
  PROPERTY_GONE: 'Dieses Objekt gibt es nicht mehr',
  PROPERTY_GONE_HINT:
    'Jemand hat es gelöscht, oder die Adresse ist unvollständig. Es steht weder in der Liste noch auf der Website.',
  NOT_ALLOWED: 'Dafür fehlt das Recht',
  NOT_ALLOWED_HINT: 'Wer das Büro verwaltet, kann dieses Recht geben.',
  NO_CONNECTION: 'Keine Verbindung',
  NO_CONNECTION_HINT:
    'Versuchen Sie es erneut, sobald Sie wieder Verbindung haben. Was schon gespeichert war, ist noch da.',
  SERVER_ERROR: 'Das hat nicht geklappt',
  SERVER_ERROR_HINT: 'Der Fehler liegt bei uns und ist festgehalten. Was schon gespeichert war, ist noch da.',
  TRY_AGAIN: 'Noch einmal versuchen',
  TO_TODAY: 'Zu Heute',
};
