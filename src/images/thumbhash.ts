import { rgbaToThumbHash } from 'thumbhash';
import { openPicture } from './open-picture.ts';

/**
 * Takes the bytes of a picture; gives its thumbhash (about 25 bytes that a blurred placeholder is drawn from) as
 * base64. Decodes the whole picture on the way, and throws when that fails.
 */
export async function thumbhashOf(bytes: Uint8Array): Promise<string> {
  const { data, info } = await openPicture(bytes)
    .resize(100, 100, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
