import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  ARTICLES: 'Artikel',
  ARTICLES_SEARCH: 'Titel oder Adresse',
  ARTICLES_FIND: 'Suchen',
  ARTICLES_STATE: 'Stand',
  ARTICLES_ANY_STATE: 'Jeder Stand',
  ARTICLES_PLANNED: 'Eingeplant',
  ARTICLES_DAY: 'Datum',
  ARTICLES_NONE: 'Keine Artikel gefunden',
  ARTICLES_NONE_HINT: 'Suchen Sie etwas anderes, oder schreiben Sie unten einen neuen Artikel.',
  ARTICLES_NONE_YET: 'Noch keine Artikel',
  ARTICLES_NONE_YET_HINT:
    'Schreiben Sie unten den ersten. Auf der Website steht er erst, wenn Sie ihn veröffentlichen.',
  ARTICLES_EMPTY: 'leer',
  ARTICLES_PARTLY: 'unvollständig',
  ARTICLES_NEW: 'Neuer Artikel',
  ARTICLES_NEW_HINT:
    'In der ersten Sprache der Website. Die Adresse ergibt sich aus dem Titel, und vor der Veröffentlichung sieht ihn niemand.',
  ARTICLES_KIND: 'Art',
  ARTICLES_CREATE: 'Artikel anlegen',
  ARTICLE_TEASER: 'Einleitung, auch in Listen und Suchmaschinen',
  ARTICLE_ADDRESS: 'Letzter Teil der Adresse',
  ARTICLE_ADDRESS_HINT: 'Leer: ergibt sich aus dem Titel. Eine frühere Adresse führt weiterhin zur neuen.',
  ARTICLE_DAY: 'Datum auf der Website',
  ARTICLE_DAY_HINT: 'Leer: der Tag der Veröffentlichung.',
  ARTICLE_ALT: 'Was das Foto zeigt',
  ARTICLE_ALT_HINT: 'Für alle, die es nicht sehen. Leer: Das Foto ist nur Schmuck.',
  ARTICLE_BODY: 'Text',
  ARTICLE_BODY_HINT:
    'Leerzeile: neuer Absatz. ## Titel, ### Zwischentitel, - Zeile, 1. nummeriert, > Zitat, **fett**, _kursiv_, [Worte](Adresse).',
  ARTICLE_TOOLBAR: 'Formatierung',
  ARTICLE_BOLD: 'Fett',
  ARTICLE_ITALIC: 'Kursiv',
  ARTICLE_HEADING: 'Titel',
  ARTICLE_SUBHEADING: 'Zwischentitel',
  ARTICLE_LIST: 'Liste',
  ARTICLE_NUMBERED: 'Nummeriert',
  ARTICLE_QUOTE: 'Zitat',
  ARTICLE_LINK: 'Link',
  ARTICLE_UNDO: 'Rückgängig',
  ARTICLE_REDO: 'Wiederholen',
  ARTICLE_LINK_TO: 'Führt zu',
  ARTICLE_LINK_HINT:
    'Eine Adresse wie www.beispiel.be, ein Pfad der Website wie /de/kontakt/ oder eine E-Mail-Adresse.',
  ARTICLE_LINK_SET: 'Link setzen',
  ARTICLE_LINK_REMOVE: 'Link entfernen',
  ARTICLE_LINK_CLOSE: 'Schließen',
  ARTICLE_LINK_WRONG: 'Dorthin kann kein Link führen',
  ARTICLE_FIELDS: 'Titel, Adresse und Einleitung',
  ARTICLE_NOWHERE:
    'Keine Seite zeigt diesen Text. Wählen Sie ihn auf einer Seite als Baustein „Artikel“: {{key}}.',
  ARTICLE_NO_NEED: 'Jede Website muss diesen Text haben: Er bleibt darauf.',
  ARTICLE_LEGAL_WRITTEN: 'Aus den Einstellungen geschrieben',
  ARTICLE_LEGAL_WRITTEN_HINT:
    'Name, Adresse und Zulassung kommen aus den Einstellungen. Was Sie hier ändern, folgt ihnen nicht mehr: Halten Sie den Text dann selbst aktuell.',
  ARTICLE_LEGAL_OTHER: 'Anders, als die Einstellungen ihn heute ergeben',
  ARTICLE_LEGAL_OTHER_HINT:
    'Jemand hat ihn hier geändert, oder die Einstellungen oder der Mustertext haben sich seitdem geändert. Wer ihn neu aus den Einstellungen schreibt, hier oder auf dem Server mit „site legal“, ersetzt ihn; der Verlauf bringt ihn zurück.',
  ARTICLE_FROM_SETTINGS: 'Neu aus den Einstellungen schreiben',
  ARTICLE_WITHDRAW: 'Von der Website nehmen',
  ARTICLE_REMOVE: 'Entwurf löschen',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  ARTICLES_COUNT_ONE: '{{count}} Artikel',
  ARTICLES_COUNT_OTHER: '{{count}} Artikel',
  ARTICLES_NEWS: 'Aktuelles',
  ARTICLES_SERVICE: 'Dienstleistungen',
  ARTICLES_PAGE: 'Texte auf Seiten',
  ARTICLES_KIND_NEWS: 'Nachricht',
  ARTICLES_KIND_PAGE: 'Text, den eine Seite zeigt',
  ARTICLE_TOLD_CREATED: 'Der Artikel ist als Entwurf angelegt.',
  ARTICLE_TOLD_PUBLISHED: 'Veröffentlicht. Die Website zeigt den Artikel nun so.',
  ARTICLE_TOLD_WITHDRAWN: 'Von der Website genommen. Veröffentlichen Sie, um ihn wieder darauf zu stellen.',
  ARTICLE_TOLD_REMOVED: 'Der Entwurf ist gelöscht.',
  ARTICLE_TOLD_LEGAL:
    'Der Text aus den Einstellungen steht im Formular. Veröffentlichen Sie ihn, um ihn auf die Website zu stellen.',
  ARTICLE_CONFLICT:
    '{{who}} hat diesen Artikel inzwischen gespeichert ({{when}}). Was Sie geschrieben haben, steht unten und ist noch nicht gespeichert.',
  ARTICLE_CONFLICT_PUBLISHED:
    'Dieser Artikel wurde inzwischen veröffentlicht oder zurückgesetzt. Was Sie geschrieben haben, steht unten und ist noch nicht gespeichert.',
  ARTICLE_NOTHING_WAITS: 'Es gibt nichts zu veröffentlichen: Die Website zeigt den Artikel schon so.',
  ARTICLE_STALE:
    'Nicht veröffentlicht: Die Website hat inzwischen eine andere Fassung dieses Artikels. Sehen Sie im Verlauf nach.',
  ARTICLE_PROBLEM_TITLE: 'Schreiben Sie einen Titel in mindestens einer Sprache',
  ARTICLE_PROBLEM_TAKEN: 'Ein anderer Artikel hat oder hatte diese Adresse schon',
  ARTICLE_PROBLEM_ADDRESS: 'Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche',
  ARTICLE_PROBLEM_LONG: 'Das ist zu lang',
  ARTICLE_PROBLEM_DAY: 'Das ist kein Tag',
  ARTICLE_PROBLEM_PICTURE: 'Dieses Foto gibt es nicht mehr',
  ARTICLE_THERE_ALREADY: 'Diesen Artikel gibt es schon',
};
