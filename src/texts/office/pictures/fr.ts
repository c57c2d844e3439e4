import type { nl, nlOnServer } from './nl.ts';

export const fr: Record<keyof typeof nl, string> = {
  PICTURES: 'Photos et images',
  PICTURES_VIEWS: 'Images selon leur usage',
  PICTURES_ADD: 'Ajouter des images (JPEG, PNG, WebP ou AVIF)',
  PICTURES_UPLOAD: 'Téléverser',
  PICTURES_SEARCH: 'Nom du fichier, page ou bien',
  PICTURES_NONE: 'Aucune image trouvée',
  PICTURES_NONE_YET: 'Pas encore d’image ici',
  PICTURES_NONE_YET_HINT: 'Ajoutez-en ci-dessus, puis choisissez-les dans une page ou un article.',
  PICTURES_REMOVE: 'Supprimer',
};

export const frOnServer: Record<keyof typeof nlOnServer, string> = {
  PICTURES_USED: 'Sur le site',
  PICTURES_SPARE: 'Non utilisées',
  PICTURES_NOTE_ONE: '{{count}} image',
  PICTURES_NOTE_OTHER: '{{count}} images',
  PICTURES_IN_USE: 'Cette image est désormais utilisée : elle reste.',
  PICTURES_NO_FILE: 'Choisissez d’abord un fichier.',
  PICTURES_TOLD_ADDED: 'Ajoutée. Vous pouvez maintenant la choisir dans une page.',
  PICTURES_TOLD_REMOVED: 'L’image est supprimée.',
};
