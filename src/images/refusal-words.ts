import type { PictureRefusal } from './accept.ts';

/** For users of the command line; stands after the name of the file. */
export const refusalWords: Record<PictureRefusal, string> = {
  'picture.tooHeavy': 'is larger than 25 MB',
  'picture.wrongKind': 'is not a JPEG, PNG or WebP picture',
  'picture.broken': 'is broken',
  'picture.tooLarge': 'has too many pixels',
};
