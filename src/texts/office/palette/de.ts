import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  PALETTE: 'Suchen und öffnen',
  PALETTE_OPEN: 'Suchen',
  PALETTE_HINT: 'Objekt, Person, Bereich …',
  PALETTE_FOUND: 'Gefunden',
  PALETTE_COUNT_ONE: '{{count}} Treffer',
  PALETTE_COUNT_OTHER: '{{count}} Treffer',
  PALETTE_NONE:
    'Nichts gefunden. Versuchen Sie es mit einem Teil der Straße, einem Namen oder einer Referenz.',
  PALETTE_AWAY: 'Gerade besteht keine Verbindung. Tippen Sie weiter, um es noch einmal zu versuchen.',
  PALETTE_SCREENS: 'Bereiche',
  PALETTE_COMMANDS: 'Aktionen',
  PALETTE_PROJECTS: 'Projekte',
  PALETTE_LEADS: 'Anfragende',
  PALETTE_PAGES: 'Seiten',
  KEYS: 'Tasten',
  KEYS_EVERYWHERE: 'Überall',
  KEYS_IN_LISTS: 'In Listen und Objekten',
  KEYS_GO: 'Gehen zu',
  KEYS_PALETTE: 'Suchen und öffnen (auf einem Mac ⌘ K)',
  KEYS_SEARCH: 'In diesem Bereich suchen',
  KEYS_SHOW: 'Diese Tasten zeigen',
  KEYS_NEXT: 'Nächste Zeile',
  KEYS_PREVIOUS: 'Vorherige Zeile',
  KEYS_ENTER: 'Zeile öffnen',
  KEYS_CHOOSE: 'Zeile ankreuzen',
  KEYS_NEXT_HOME: 'Nächstes Objekt der Liste',
  KEYS_PREVIOUS_HOME: 'Vorheriges Objekt der Liste',
  KEYS_CLOSE: 'Schließen',
  KEYS_SWITCH: 'Einzelne Tasten ein- oder ausschalten',
  KEYS_ARE_OFF: 'Einzelne Tasten sind in diesem Browser ausgeschaltet; nur Ctrl K wirkt.',
  KEYS_SINGLE: 'Einzelne Tasten verwenden',
  KEYS_SINGLE_HINT:
    'Zum Beispiel j, k und x. Wer mit dem Computer spricht oder manchmal versehentlich eine Taste trifft, schaltet sie besser aus. Das gilt für diesen Browser; Ctrl K wirkt weiter.',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  PALETTE_NEW_PROPERTY: 'Neues Objekt',
  PALETTE_INCOMPLETE: 'Objekte, denen rechtliche Angaben fehlen',
  PALETTE_INVITE: 'Jemanden ins Büro einladen',
  PALETTE_LANGUAGE: 'Sprache oder Passwort ändern',
};
