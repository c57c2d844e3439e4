import type { nl, nlOnServer } from './nl.ts';

export const en: Record<keyof typeof nl, string> = {
  PICTURES: 'Photographs and pictures',
  PICTURES_VIEWS: 'Pictures by use',
  PICTURES_ADD: 'Add pictures (JPEG, PNG, WebP or AVIF)',
  PICTURES_UPLOAD: 'Upload',
  PICTURES_SEARCH: 'File name, page or property',
  PICTURES_NONE: 'No pictures found',
  PICTURES_NONE_YET: 'No pictures here yet',
  PICTURES_NONE_YET_HINT: 'Add some above, then choose them in a page or an article.',
  PICTURES_REMOVE: 'Delete',
};

export const enOnServer: Record<keyof typeof nlOnServer, string> = {
  PICTURES_USED: 'On the site',
  PICTURES_SPARE: 'Not used',
  PICTURES_NOTE_ONE: '{{count}} picture',
  PICTURES_NOTE_OTHER: '{{count}} pictures',
  PICTURES_IN_USE: 'Something uses this picture by now: it stays.',
  PICTURES_NO_FILE: 'First choose a file.',
  PICTURES_TOLD_ADDED: 'Added. You can now choose it in a page.',
  PICTURES_TOLD_REMOVED: 'The picture is deleted.',
};
