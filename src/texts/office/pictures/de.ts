import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  PICTURES: 'Fotos und Bilder',
  PICTURES_VIEWS: 'Bilder nach Verwendung',
  PICTURES_ADD: 'Bilder hinzufügen (JPEG, PNG, WebP oder AVIF)',
  PICTURES_UPLOAD: 'Hochladen',
  PICTURES_SEARCH: 'Dateiname, Seite oder Objekt',
  PICTURES_NONE: 'Keine Bilder gefunden',
  PICTURES_NONE_YET: 'Hier sind noch keine Bilder',
  PICTURES_NONE_YET_HINT:
    'Fügen Sie oben welche hinzu und wählen Sie sie dann in einer Seite oder einem Artikel.',
  PICTURES_REMOVE: 'Löschen',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  PICTURES_USED: 'Auf der Website',
  PICTURES_SPARE: 'Nicht verwendet',
  PICTURES_NOTE_ONE: '{{count}} Bild',
  PICTURES_NOTE_OTHER: '{{count}} Bilder',
  PICTURES_IN_USE: 'Dieses Bild wird inzwischen verwendet: Es bleibt.',
  PICTURES_NO_FILE: 'Wählen Sie erst eine Datei.',
  PICTURES_TOLD_ADDED: 'Hinzugefügt. Sie können es jetzt in einer Seite wählen.',
  PICTURES_TOLD_REMOVED: 'Das Bild ist gelöscht.',
};
