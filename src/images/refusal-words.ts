import type { PictureRefusal } from './accept.ts';

/** Why a file is refused as a picture, after its name. For whoever works on the command line. */
export const refusalWords: Record<PictureRefusal, string> = {
  'picture.tooHeavy': 'is larger than 25 MB',
  'picture.wrongKind': 'is not a JPEG, PNG or WebP picture',
  'picture.broken': 'is broken',
  'picture.tooLarge': 'has too many pixels',
};
