import { rgbaToThumbHash } from 'thumbhash';
import { openPicture } from './open-picture.ts';

/**
 * About 25 bytes as base64, from which a blurred placeholder is drawn. Decodes the whole picture, and throws if that
 * fails.
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
