import { maxPixels, openPicture, readPictureHeader } from './open-picture.ts';

/**
 * The same picture, upright, made anew from its pixels: without EXIF, place, camera, XMP, IPTC, comments, a thumbnail
 * of what was cut off, and whatever else follows the picture in its file.
 */
export async function withoutMetadata(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
): Promise<Buffer | 'broken' | 'too many pixels'> {
  const header = await readPictureHeader(bytes).catch(() => undefined);
  if (header?.format !== kind) return 'broken';
  if (header.width * header.height > maxPixels) return 'too many pixels';
  const picture = openPicture(bytes);
  // Small print stays readable: colours are kept as finely as light and dark.
  const made = kind === 'png' ? picture.png() : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  return made.toBuffer().catch(() => 'broken' as const);
}
