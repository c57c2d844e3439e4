import type { PictureRefusal } from './accept.ts';
import { otherKind } from './other-kind.ts';

const words: Record<Exclude<PictureRefusal, 'picture.wrongKind'>, string> = {
  'picture.tooHeavy': 'is larger than 25 MB',
  'picture.broken': 'is broken',
  'picture.tooLarge': 'has too many pixels',
};

/** For users of the command line; follows the name of the file. */
export function refusalWords(refusal: PictureRefusal, bytes: Uint8Array): string {
  return refusal === 'picture.wrongKind'
    ? wrongKindWords(bytes, ['JPEG', 'PNG', 'WebP'], 'picture')
    : words[refusal];
}

/** `wanted`: at least two kinds. `noun`: the word for all of them. */
export function wrongKindWords(bytes: Uint8Array, wanted: readonly string[], noun?: string): string {
  const kind = otherKind(bytes);
  const kinds = `${wanted.slice(0, -1).join(', ')} or ${wanted.at(-1)}`;
  if (!kind) return `is not a ${kinds}${noun ? ` ${noun}` : ''}`;
  const iphone = kind === 'HEIC' ? ' (on an iPhone: Settings, Camera, Formats, Most Compatible)' : '';
  return `is in ${kind}: save it as ${kinds}${iphone}`;
}
