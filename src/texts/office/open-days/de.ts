import type { nl, nlOnServer } from './nl.ts';

export const de: Record<keyof typeof nl, string> = {
  OPEN_DAY: 'Tag der offenen Tür',
  OPEN_DAYS: 'Tage der offenen Tür',
  OPEN_DAYS_NONE: 'Noch kein Tag der offenen Tür',
  OPEN_DAYS_NONE_HINT: 'Am Tag der offenen Tür kommt, wer möchte, ohne Termin.',
  OPEN_DAY_ADD: 'Tag der offenen Tür hinzufügen',
  OPEN_DAY_NOTE: 'Hinweis',
  OPEN_DAY_NOTE_HINT:
    'Was ein Besucher wissen muss: wo man parkt, wo man klingelt. Darf leer bleiben. In einer Sprache ohne Text steht der Hinweis einer anderen Sprache.',
  OPEN_DAY_REMOVE: 'Entfernen',
  OPEN_DAY_TOLD_REMOVED: '{{when}}: entfernt.',
};

export const deOnServer: Record<keyof typeof nlOnServer, string> = {
  OPEN_DAYS_SHOWN: 'Besucher sehen jeden Tag auf der Website, bis er vorbei ist.',
  OPEN_DAYS_SHOWN_WITHOUT_ADDRESS:
    'Besucher sehen jeden Tag auf der Website, bis er vorbei ist. Die Adresse steht dort nicht: Die Website bittet sie, bei Ihnen danach zu fragen.',
  OPEN_DAYS_WHEN_PUBLISHED: 'Besucher sehen das erst, wenn das Objekt auf der Website steht.',
  OPEN_DAYS_NOT_ON_OFFER: 'Besucher sehen das nicht: Das Objekt ist verkauft oder vermietet.',
  OPEN_DAYS_FED:
    'Diese Tage kommen aus {{system}}. Sobald Sie hier einen hinzufügen oder entfernen, pflegen Sie sie selbst, und Importe lassen sie in Ruhe.',
  OPEN_DAYS_MANAGED: 'Sie pflegen die Tage der offenen Tür dieses Objekts selbst.',
  OPEN_DAYS_OFFERED: '{{system}} nennt:',
  OPEN_DAYS_OFFERED_NONE: '{{system}} nennt keine.',
  OPEN_DAYS_MOST: 'Es sind schon {{most}}: Entfernen Sie zuerst einen Tag',
  OPEN_DAY_NOTE_LONG: 'Ein Hinweis hat höchstens {{most}} Zeichen',
  OPEN_DAY_NOTE_SIGNS: 'Schreiben Sie den Hinweis ohne | und ;',
  OPEN_DAY_TOO_LONG: 'Ein Tag der offenen Tür dauert höchstens {{hours}} Stunden',
  OPEN_DAY_TOLD_ADDED: 'Der Tag der offenen Tür ist eingetragen.',
  OPEN_DAY_TOLD_CHANGED: 'Zu dieser Zeit begann schon ein Tag der offenen Tür: Er ist geändert.',
  OPEN_DAY_TOLD_UNCHANGED: 'Dieser Tag der offenen Tür war schon eingetragen.',
  OPEN_DAY_TOLD_GONE: 'Dieser Tag der offenen Tür war schon entfernt.',
  OPEN_DAY_TOLD_UNLOCKED: 'Die Tage der offenen Tür werden beim nächsten Import wieder übernommen.',
};
