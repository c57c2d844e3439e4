import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  PERSON_REQUESTS: 'Anfragen und Besichtigungen',
  PERSON_ALERTS: 'Suchaufträge',
  PERSON_ALERTS_NONE: 'Keine Suchaufträge.',
  PERSON_ALERT_FINDS: 'Was er findet',
  PERSON_ALERT_EDIT: 'Ändern',
  PERSON_ALERT_STOP: 'Beenden',
  PERSON_NEWSLETTER: 'Newsletter',
  PERSON_OWNER: 'Ist bei uns auch Eigentümer',
  PERSON_MAILS: 'Letzte E-Mails',
  PERSON_DATA: 'Daten',
  PERSON_EXPORT: 'Alles als Datei ausgeben',
  PERSON_ERASE: 'Alles löschen',
  PERSON_ERASE_HINT:
    'Alle Anfragen, E-Mails, Suchaufträge und Notizen dieser Person werden gelöscht. Künftige Besichtigungen werden abgesagt. Es gibt keinen Weg zurück.',
  PERSON_ERASE_TYPE: 'Geben Sie zur Bestätigung die E-Mail-Adresse ein',
  PERSON_ERASED: 'Alles zu dieser Person ist gelöscht',
  PERSON_OF_AGENCY: 'Diese Adresse gehört dem Büro selbst: Was dazu gespeichert ist, betrifft Kunden.',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  PERSON_NOTE_ONE: '{{count}} Anfrage',
  PERSON_NOTE_OTHER: '{{count}} Anfragen',
  PERSON_VIEWING: 'Besichtigung {{when}}',
  PERSON_ALERT_INSTANT: 'sofort',
  PERSON_ALERT_DAILY: 'täglich',
  PERSON_ALERT_WEEKLY: 'wöchentlich',
  PERSON_ALERT_UNCONFIRMED: 'nicht bestätigt',
  PERSON_ALERT_ACTIVE: 'aktiv',
  PERSON_ALERT_PAUSED: 'pausiert',
  PERSON_ALERT_ENDED: 'beendet',
  PERSON_ALERT_STOPPED: 'Der Suchauftrag ist beendet',
  PERSON_NEWSLETTER_NONE: 'nicht angemeldet',
  PERSON_NEWSLETTER_UNCONFIRMED: 'angefragt, nicht bestätigt',
  PERSON_NEWSLETTER_ACTIVE: 'angemeldet seit {{day}}',
  PERSON_NEWSLETTER_ENDED: 'nicht mehr angemeldet',
  PERSON_ERASE_DIFFERS: 'Das ist nicht dieselbe Adresse',
};
