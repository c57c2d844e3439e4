export const nl = {
  PICTURES: 'Foto’s en beelden',
  PICTURES_VIEWS: 'Beelden volgens gebruik',
  PICTURES_ADD: 'Beelden toevoegen (JPEG, PNG, WebP of AVIF)',
  PICTURES_UPLOAD: 'Uploaden',
  PICTURES_SEARCH: 'Bestandsnaam, pagina of pand',
  PICTURES_NONE: 'Geen beelden gevonden',
  PICTURES_NONE_YET: 'Hier staan nog geen beelden',
  PICTURES_NONE_YET_HINT: 'Voeg er hierboven toe, en kies ze daarna in een pagina of artikel.',
  PICTURES_REMOVE: 'Verwijderen',
};

export const nlOnServer = {
  PICTURES_USED: 'Op de site',
  PICTURES_SPARE: 'Niet gebruikt',
  PICTURES_NOTE_ONE: '{{count}} beeld',
  PICTURES_NOTE_OTHER: '{{count}} beelden',
  PICTURES_IN_USE: 'Dit beeld wordt intussen gebruikt: het blijft.',
  PICTURES_NO_FILE: 'Kies eerst een bestand.',
  PICTURES_TOLD_ADDED: 'Toegevoegd. U kunt het nu in een pagina kiezen.',
  PICTURES_TOLD_REMOVED: 'Het beeld is verwijderd.',
};
