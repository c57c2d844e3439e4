import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  // The door
  OFFICE_OF: 'Büro von {{agency}}',
  LANGUAGE: 'Sprache',
  LOG_IN: 'Anmelden',
  LOG_IN_INTRO: 'Für Mitarbeitende. Eigentümer melden sich an auf',
  LOG_IN_NOTE: 'Noch kein Konto? Wer das Büro verwaltet, lädt Sie ein. Eine Einladung gilt sieben Tage.',
  EMAIL: 'E-Mail-Adresse',
  PASSWORD: 'Passwort',
  PASSWORD_SHOW: 'Anzeigen',
  CONTINUE: 'Weiter',
  PASSWORD_FORGOTTEN: 'Passwort vergessen',
  SECOND_STEP: 'Zweiter Schritt',
  SECOND_STEP_INTRO: 'Das Passwort stimmt. Jetzt der Code aus der App auf Ihrem Telefon.',
  CODE: 'Sechsstelliger Code',
  BACKUP_CODE: 'Ersatzcode',
  BACKUP_CODE_HINT: 'Einer der zehn Codes, die Sie beim Einrichten der App erhielten. Jeder gilt einmal.',
  WITH_BACKUP_CODE: 'Mit einem Ersatzcode',
  WITH_CODE: 'Mit dem Code aus der App',
  SOMEBODY_ELSE: 'Jemand anderes',
  FORGOTTEN_INTRO:
    'Wir senden einen Link, mit dem Sie ein neues Passwort wählen. Der Code aus der App bleibt nötig.',
  SEND_LINK: 'Link senden',
  BACK_TO_LOG_IN: 'Zurück zur Anmeldung',
  CHOOSE_PASSWORD: 'Wählen Sie ein Passwort',
  CHOOSE_PASSWORD_FOR: 'Für {{email}}.',
  WELCOME: 'Willkommen, {{name}}',
  PASSWORD_NEW: 'Neues Passwort',
  PASSWORD_HINT: 'Mindestens 8 Zeichen. Einige Wörter hintereinander sind stark und leicht zu merken.',
  PASSWORD_AGAIN: 'Passwort noch einmal',
  PASSWORD_SAVE: 'Passwort speichern',
  LINK_OVER: 'Dieser Link gilt nicht mehr',
  LINK_OVER_HINT:
    'Ein Link gilt einmal und für eine bestimmte Zeit. Fordern Sie einen neuen an oder lassen Sie sich noch einmal einladen.',
  // Own account
  ACCOUNT: 'Konto',
  ACCOUNT_DETAILS: 'Über Sie',
  NAME: 'Name',
  LANGUAGE_OF_OFFICE: 'Sprache des Büros',
  SAVE: 'Speichern',
  SAVED: 'Gespeichert.',
  ROLE: 'Rolle',
  PASSWORD_CHANGE: 'Passwort ändern',
  PASSWORD_PRESENT: 'Aktuelles Passwort',
  PASSWORD_CHANGE_HINT: 'Auf Ihren anderen Geräten werden Sie abgemeldet.',
  FACTOR: 'Code bei der Anmeldung',
  FACTOR_ON: 'Bei jeder Anmeldung fragt das Büro nach einem Code aus der App auf Ihrem Telefon.',
  FACTOR_OFF:
    'Im Moment genügt das Passwort. Ein Code aus einer App auf Ihrem Telefon hält Fremde fern, die das Passwort kennen.',
  FACTOR_MUST:
    'Wer verwaltet, braucht einen Code oder einen Passkey. Richten Sie eines von beiden ein, um fortzufahren.',
  FACTOR_BEGIN: 'Code einrichten',
  FACTOR_STOP: 'Code ausschalten',
  FACTOR_FRESH: 'Neue Ersatzcodes',
  FACTOR_SCAN: 'Scannen Sie das mit der App',
  FACTOR_SCAN_HINT:
    'Jede App für Codes eignet sich, zum Beispiel Google Authenticator, Microsoft Authenticator oder 1Password.',
  FACTOR_KEY: 'Oder tippen Sie diesen Schlüssel in die App',
  FACTOR_OPEN: 'In einer App auf diesem Gerät öffnen',
  FACTOR_CONFIRM: 'Code bestätigen',
  BACKUP_CODES: 'Zehn Ersatzcodes',
  BACKUP_CODES_HINT:
    'Für den Fall, dass Ihr Telefon weg ist. Bewahren Sie sie außerhalb des Telefons auf: Sie werden nie mehr gezeigt, und jeder gilt einmal.',
  BACKUP_CODES_KEPT: 'Ich habe sie aufbewahrt',
  SESSIONS: 'Wo Sie angemeldet sind',
  SESSIONS_HINT: 'Erkennen Sie ein Gerät nicht, melden Sie es ab und ändern Sie Ihr Passwort.',
  SESSION_END: 'Abmelden',
  SESSION_END_ALL: 'Überall abmelden',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  // The door
  CODE_MISSING: 'Geben Sie den Code ein',
  CODE_WRONG: 'Dieser Code stimmt nicht oder ist abgelaufen. Nehmen Sie den nächsten.',
  BACKUP_CODE_WRONG: 'Dieser Ersatzcode stimmt nicht oder wurde schon benutzt',
  CODE_LOCKED:
    'Es wurden zu viele falsche Codes eingegeben. Versuchen Sie es in einer Viertelstunde noch einmal.',
  CODE_OVER: 'Das hat zu lange gedauert. Melden Sie sich noch einmal an.',
  TOLD_OUT: 'Sie sind abgemeldet.',
  TOLD_MAIL:
    'Wenn es zu dieser Adresse ein Konto gibt, ist jetzt eine E-Mail mit einem Link unterwegs, um ein Passwort zu wählen.',
  // Own account
  NAME_MISSING: 'Geben Sie einen Namen ein',
  ROLE_ADMIN: 'Verwaltung',
  ROLE_AGENT: 'Makler',
  ROLE_EDITOR: 'Redaktion',
  ROLE_ADMIN_HINT: 'Darf alles, auch Einstellungen, Mitarbeitende und Daten von Personen.',
  ROLE_AGENT_HINT: 'Objekte, Anfragen, Besichtigungen und Eigentümer.',
  ROLE_EDITOR_HINT: 'Seiten, Neuigkeiten und Fotos. Keine Anfragen, Eigentümer oder verborgenen Preise.',
  PASSWORD_CHANGED: 'Ihr Passwort ist geändert. Auf Ihren anderen Geräten sind Sie abgemeldet.',
  FACTOR_STOPPED: 'Der Code ist ausgeschaltet.',
  SESSION_ENDED: 'Dieses Gerät ist abgemeldet.',
};
