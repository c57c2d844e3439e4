import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  PASSKEYS: 'Passkeys',
  PASSKEYS_HINT:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort und ohne Code.',
  PASSKEY_OR: 'oder in einem Schritt',
  PASSKEY_WITH: 'Mit Passkey',
  PASSKEY_TOO_MANY: 'Das waren zu viele Versuche. Versuchen Sie es in einer Viertelstunde noch einmal.',
  PASSKEY_UNUSED:
    'Es wurde kein Passkey benutzt. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  PASSKEY_ADD: 'Passkey hinzufügen',
  PASSKEY_ADD_HINT:
    'Mit einem Passkey und ohne Code öffnet das Passwort allein das Büro nicht mehr. Fügen Sie auch auf einem zweiten Gerät einen hinzu, oder richten Sie einen Code ein.',
  PASSKEY_NAME: 'Name des Passkeys',
  PASSKEY_NAME_HINT: 'Damit Sie das Gerät später erkennen.',
  PASSKEY_MAKE: 'Passkey erstellen',
  PASSKEY_MAKE_HINT:
    'Ihr Browser fragt, wo er den Passkey aufbewahrt, und dann nach Finger, Gesicht oder PIN.',
  PASSKEY_NOT_MADE: 'Der Passkey wurde nicht erstellt. Versuchen Sie es noch einmal.',
  PASSKEY_CHANGE: 'Umbenennen oder entfernen',
  PASSKEY_SAVE: 'Namen speichern',
  PASSKEY_REMOVE: 'Passkey entfernen',
  PASSKEY_DOES:
    'Mit Ihrem Passkey ist kein Code nötig, und ohne ihn öffnet das Passwort das Büro nicht. Ein Code ist ein zweiter Weg hinein.',
  PASSKEY_CANNOT: 'Dieser Browser kann keinen Passkey erstellen',
  PASSKEY_CANNOT_HINT: 'Dafür braucht es einen aktuellen Browser und JavaScript.',
  PASSKEY_INSTEAD: 'Lieber ein Passkey',
  PASSKEY_CODE_INSTEAD: 'Lieber ein Code aus einer App',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  PASSKEY_REFUSED: 'Dieser Passkey ist hier unbekannt oder stimmt nicht',
  PASSKEY_OVER: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
  PASSKEY_NEEDED:
    'Das Passwort stimmt, aber dieses Konto öffnet sich mit einem Passkey. Wählen Sie „Mit Passkey“.',
  PASSKEY_NAME_MISSING: 'Geben Sie dem Passkey einen Namen',
  PASSKEY_FULL: 'Sie haben schon zehn Passkeys. Entfernen Sie zuerst einen.',
  PASSKEY_ADDED: 'Der Passkey ist hinzugefügt. Auf Ihren anderen Geräten sind Sie abgemeldet.',
  PASSKEY_REMOVED: 'Der Passkey ist entfernt. Auf Ihren anderen Geräten sind Sie abgemeldet.',
  PASSKEY_MADE_ON: 'Erstellt: {{day}}',
  PASSKEY_USED_ON: 'Zuletzt benutzt: {{day}}',
  PASSKEY_NEVER_USED: 'Noch nicht benutzt',
};
