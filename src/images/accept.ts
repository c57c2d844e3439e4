import { createHash } from 'node:crypto';
import { maxPixels, readPictureHeader } from './open-picture.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';
import { thumbhashOf } from './thumbhash.ts';

const maxBytes = 25 * 1024 * 1024;
// The longest side of a WebP: a wider panorama could be stored but not shown.
const maxSide = 16_383;

export type AcceptedPicture = {
  /**
   * The beginning of the SHA-256 of the bytes: the same file has the same id, and the picture of an id never changes.
   */
  id: string;
  kind: PictureKind;
  mimeType: `image/${PictureKind}`;
  /** In pixels, as seen: a portrait that the camera stored sideways counts as a portrait. */
  width: number;
  height: number;
  sizeBytes: number;
  /** Base64. */
  thumbhash: string;
};

/** Keys of the texts for each refusal. */
export type PictureRefusal = 'picture.tooHeavy' | 'picture.wrongKind' | 'picture.broken' | 'picture.tooLarge';

/**
 * Gives the picture's properties, or the reason to refuse it. Only the content of the file is judged: the kind by magic
 * bytes, the size by the header before anything is decoded, soundness by decoding (OWASP ASVS 5.2 to 5.4).
 */
export async function acceptPicture(
  bytes: Uint8Array,
): Promise<AcceptedPicture | { refusal: PictureRefusal }> {
  const seen = await inspectPicture(bytes);
  if ('refusal' in seen) return seen;
  const { kind, width, height } = seen;
  const thumbhash = await thumbhashOf(bytes).catch(() => undefined);
  if (!thumbhash) return { refusal: 'picture.broken' };
  return {
    id: pictureIdOf(bytes),
    kind,
    mimeType: `image/${kind}`,
    width,
    height,
    sizeBytes: bytes.length,
    thumbhash,
  };
}

/** Reads the header without decoding the picture. */
export async function inspectPicture(
  bytes: Uint8Array,
): Promise<{ kind: PictureKind; width: number; height: number } | { refusal: PictureRefusal }> {
  if (bytes.length > maxBytes) return { refusal: 'picture.tooHeavy' };
  const kind = pictureKind(bytes);
  if (!kind) return { refusal: 'picture.wrongKind' };
  const header = await readPictureHeader(bytes).catch(() => undefined);
  if (header?.format !== kind) return { refusal: 'picture.broken' };
  const { width, height } = header.autoOrient;
  if (width * height > maxPixels || Math.max(width, height) > maxSide) return { refusal: 'picture.tooLarge' };
  return { kind, width, height };
}

/** The id is known before the picture is decoded. */
export function pictureIdOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}
