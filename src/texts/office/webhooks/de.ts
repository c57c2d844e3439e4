import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  WEBHOOKS: 'Webhooks',
  WEBHOOKS_NONE: 'Es gibt noch keinen Empfänger',
  WEBHOOKS_NONE_HINT:
    'Lassen Sie das Programm eines Partners sofort wissen, wenn ein Objekt auf die Website kommt, sich ändert oder verschwindet. Fragen Sie zuerst den Entwickler des Programms, an welche Adresse die Nachrichten gehen sollen.',
  WEBHOOKS_THEN_KEY:
    'Sie sehen einmal einen Schlüssel. Geben Sie ihn an den Entwickler weiter: Das Programm prüft damit jede Nachricht.',
  WEBHOOKS_THEN_SAYS:
    'Eine Nachricht sagt nur, welches Objekt sich geändert hat. Den Rest liest das Programm auf der Website selbst, also nie einen verborgenen Preis oder eine verborgene Adresse.',
  WEBHOOKS_THEN_FAILED:
    'Kommt eine Nachricht nicht an, versucht die Website es anderthalb Tage lang erneut. Gelingt es nicht, steht das unter „Heute“.',
  WEBHOOKS_ADDRESS: 'Adresse des Empfängers',
  WEBHOOKS_ADDRESS_HINT: 'Sie beginnt mit https://. Wer das Programm baut, kennt sie.',
  WEBHOOKS_ADD: 'Empfänger hinzufügen',
  WEBHOOKS_SECRET: 'Schlüssel der Signatur',
  WEBHOOKS_SECRET_HINT:
    'Geben Sie diesen Schlüssel dem Empfänger, der damit jede Nachricht prüft. Sie sehen ihn nur dieses eine Mal.',
  WEBHOOKS_STATE: 'Stand',
  WEBHOOKS_WAITING: 'Wartend',
  WEBHOOKS_FAILED: 'Fehlgeschlagen',
  WEBHOOKS_LAST: 'Zuletzt empfangen',
  WEBHOOKS_PROBLEM: 'Der Empfänger war nicht zu erreichen',
  WEBHOOKS_PAUSED_HINT:
    'Der Empfänger bekommt derzeit nichts. Nach dem Fortsetzen kommt alles, was sich inzwischen geändert hat.',
  WEBHOOKS_NO_MESSAGES: 'Seit es diesen Empfänger gibt, hat sich nichts geändert.',
  WEBHOOKS_ABOUT: 'Worum es geht',
  WEBHOOKS_AT: 'Geändert',
  WEBHOOKS_RESULT: 'Empfang',
  WEBHOOKS_ACT: 'Erneut',
  WEBHOOKS_AGAIN: 'Erneut senden',
  WEBHOOKS_AGAIN_OF: 'Nachricht {{number}} erneut senden',
  WEBHOOKS_END: 'Empfänger entfernen',
  WEBHOOKS_END_HINT: 'Das Programm bekommt nichts mehr, und die Liste der Nachrichten verschwindet.',
  WEBHOOKS_END_SURE: 'Ja, diesen Empfänger entfernen',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  WEBHOOKS_NOTE_ONE: '{{count}} Empfänger',
  WEBHOOKS_NOTE_OTHER: '{{count}} Empfänger',
  WEBHOOKS_ADDRESS_WRONG:
    'Geben Sie eine Adresse an, die mit https:// beginnt, ohne Benutzer, Passwort oder Port.',
  WEBHOOKS_ADDRESS_TAKEN: 'Unter dieser Adresse gibt es schon einen Empfänger.',
  WEBHOOKS_KEY_LACKS:
    'Der Schlüssel kann nicht gespeichert werden: Auf dem Server fehlt IMPORT_KEY. Siehe Handbuch.',
  WEBHOOKS_NOTHING: 'noch nichts',
  WEBHOOKS_STATE_PAUSED: 'Pausiert',
  WEBHOOKS_STATE_WRONG: 'Nicht erreicht',
  WEBHOOKS_STATE_GOOD: 'In Ordnung',
  WEBHOOKS_PROPERTY_PUBLISHED: 'Objekt {{id}} kam auf die Website',
  WEBHOOKS_PROPERTY_CHANGED: 'Objekt {{id}} hat sich geändert',
  WEBHOOKS_PROPERTY_WITHDRAWN: 'Objekt {{id}} verschwand',
  WEBHOOKS_PROJECT_PUBLISHED: 'Projekt {{id}} kam auf die Website',
  WEBHOOKS_PROJECT_CHANGED: 'Projekt {{id}} hat sich geändert',
  WEBHOOKS_PROJECT_WITHDRAWN: 'Projekt {{id}} verschwand',
  WEBHOOKS_DELIVERED: 'empfangen',
  WEBHOOKS_GIVEN_UP_ONE: 'nach {{count}} Versuch aufgegeben',
  WEBHOOKS_GIVEN_UP_OTHER: 'nach {{count}} Versuchen aufgegeben',
  WEBHOOKS_WAITS: 'wartet',
  WEBHOOKS_WAITS_AGAIN: 'wartet, nächster Versuch: {{when}}',
  WEBHOOKS_AGAIN_DONE: 'Die Nachricht geht binnen einer Minute ab.',
  WEBHOOKS_END_SURE_EMPTY: 'Bestätigen Sie, dass dieser Empfänger entfernt werden soll.',
  WEBHOOKS_TROUBLE: 'Änderungen kommen bei {{address}} nicht an',
  WEBHOOKS_TROUBLE_LOST_ONE: '{{count}} Nachricht wurde nach vielen Versuchen aufgegeben.',
  WEBHOOKS_TROUBLE_LOST_OTHER: '{{count}} Nachrichten wurden nach vielen Versuchen aufgegeben.',
};
