import { isSpare, listLibrary, listPropertyPictures, listShownPictures } from '#database/picture/library.ts';
import { readPictureContents } from '#database/picture/picture-contents.ts';
import { findRelatives } from '#database/picture/picture-relatives.ts';
import {
  findOriginalKey,
  findPicture,
  isStillPicture,
  listPictures,
  missingPictures,
} from '#database/picture/pictures.ts';
import { sample } from './sample.ts';

export const samples = [
  sample(listLibrary, ['picture']),
  sample(isSpare, 'picture'),
  sample(listPropertyPictures, { text: '', page: 1, pageSize: 50 }),
  sample(listPropertyPictures, { text: 'Kouter 12', page: 2, pageSize: 50 }),
  sample(listShownPictures),
  sample(readPictureContents),
  sample(findRelatives, 'picture'),
  sample(findOriginalKey, 'picture'),
  sample(isStillPicture, 'picture'),
  sample(findPicture, 'picture'),
  sample(missingPictures, ['picture']),
  sample(listPictures, ['picture']),
];
