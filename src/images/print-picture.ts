import { openPicture } from './open-picture.ts';

/** `cover`: fills the box and is cut at its edges. `contain`: stays whole, on white, and is never enlarged. */
export type PrintBox = { width: number; height: number; fit: 'cover' | 'contain' };

/** A JPEG with its size in pixels. */
export type PrintedPicture = { jpeg: Buffer<ArrayBuffer>; width: number; height: number };

const dotsPerPoint = 200 / 72;

/** Encodes a picture for a box in points, at 200 dots per inch. Throws when it cannot be decoded. */
export async function encodeForPrint(original: Uint8Array, box: PrintBox): Promise<PrintedPicture> {
  const { fit } = box;
  const size = { width: Math.round(box.width * dotsPerPoint), height: Math.round(box.height * dotsPerPoint) };
  const picture = openPicture(original).flatten({ background: '#fff' });
  const resized =
    fit === 'cover'
      ? picture.resize({ ...size, fit }).jpeg({ quality: 78, mozjpeg: true })
      : // The thin lines of a plan need colour at full resolution.
        picture
          // A white margin would make the plan smaller on paper.
          .trim({ background: '#fff', threshold: 12 })
          .resize({ ...size, fit: 'inside', withoutEnlargement: true })
          .jpeg({ quality: 84, chromaSubsampling: '4:4:4' });
  const { data, info } = await resized.toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
