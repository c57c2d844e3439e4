import { maxPixels, openPicture, readPictureHeader } from './open-picture.ts';

/**
 * The same picture, upright, encoded anew from its pixels: without EXIF, place, camera, XMP, IPTC, comments, a
 * thumbnail that still shows what was cropped away, or anything after the picture in its file.
 */
export async function withoutMetadata(
  bytes: Uint8Array,
  kind: 'jpeg' | 'png',
): Promise<Buffer | 'broken' | 'too many pixels'> {
  const header = await readPictureHeader(bytes).catch(() => undefined);
  if (header?.format !== kind) return 'broken';
  if (header.width * header.height > maxPixels) return 'too many pixels';
  const picture = openPicture(bytes);
  // Full colour resolution keeps small print readable.
  const made = kind === 'png' ? picture.png() : picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  return made.toBuffer().catch(() => 'broken' as const);
}
