import sharp from 'sharp';
import { openPicture, readPictureHeader } from './open-picture.ts';

/** A part of the upright picture, as shares of its width and height from 0 to 1. */
export type PixelBox = { left: number; top: number; width: number; height: number };

export type Remaking =
  | { kind: 'turn'; degrees: 90 | 180 | 270 }
  | { kind: 'crop'; box: PixelBox }
  | { kind: 'redact'; boxes: readonly PixelBox[]; style: RedactStyle };

/** Coarse squares, or one surface in the mean colour of its surroundings. */
export const redactStyles = ['grain', 'surface'] as const;
export type RedactStyle = (typeof redactStyles)[number];

/** The most squares on the longer side of a box: nobody recognises a face of eight by eight. */
const SQUARES = 8;

type Size = { width: number; height: number };
type Pixels = Size & { left: number; top: number };

/**
 * Gives a new file: a PNG if the original is one, else a JPEG, encoded only once. The content of the boxes of 'redact'
 * is not in it.
 */
export async function remakePicture(original: Uint8Array, remaking: Remaking): Promise<Buffer> {
  const isPng = (await readPictureHeader(original)).format === 'png';
  const upright = openPicture(original);
  // JPEG has no transparency and would show it black.
  if (!isPng) upright.flatten({ background: '#fff' });
  const { data, info } = await upright.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  const picture = openPicture(data);
  if (remaking.kind === 'turn') picture.rotate(remaking.degrees);
  if (remaking.kind === 'crop') picture.extract(pixelsOf(remaking.box, info));
  if (remaking.kind === 'redact') {
    const cover = { grain: squaresOf, surface: surfaceOf }[remaking.style];
    const covers = await Promise.all(
      remaking.boxes.map(async (box) => {
        const pixels = pixelsOf(box, info);
        return { input: await cover(data, pixels, info), left: pixels.left, top: pixels.top };
      }),
    );
    picture.composite(covers);
  }
  return isPng ? picture.png().toBuffer() : picture.jpeg({ quality: 92 }).toBuffer();
}

async function squaresOf(picture: Uint8Array, pixels: Pixels): Promise<Buffer> {
  const { width, height } = pixels;
  const scale = Math.max(width, height) / SQUARES;
  const few = await openPicture(picture)
    .extract(pixels)
    .flatten({ background: '#fff' })
    .resize(Math.max(1, Math.round(width / scale)), Math.max(1, Math.round(height / scale)), {
      fit: 'fill',
      kernel: 'linear',
    })
    .png()
    .toBuffer();
  return openPicture(few).resize(width, height, { fit: 'fill', kernel: 'nearest' }).png().toBuffer();
}

/** The colour comes from around the box, so that it shows nothing of its content. */
async function surfaceOf(picture: Uint8Array, inner: Pixels, whole: Size): Promise<Buffer> {
  const around = Math.ceil(Math.max(inner.width, inner.height) / 4);
  const left = Math.max(0, inner.left - around);
  const top = Math.max(0, inner.top - around);
  const outer = {
    left,
    top,
    width: Math.min(whole.width, inner.left + inner.width + around) - left,
    height: Math.min(whole.height, inner.top + inner.height + around) - top,
  };
  const [all = [], within = []] = await Promise.all([outer, inner].map((part) => sumsOf(picture, part)));
  const count = outer.width * outer.height - inner.width * inner.height;
  const [r = 128, g = 128, b = 128] =
    count > 0 ? all.map((sum, channel) => Math.round((sum - (within[channel] ?? 0)) / count)) : [];
  return sharp({
    create: { width: inner.width, height: inner.height, channels: 3, background: { r, g, b } },
  })
    .png()
    .toBuffer();
}

/** The sum of all pixels in each of red, green and blue. */
async function sumsOf(picture: Uint8Array, part: Pixels): Promise<number[]> {
  const pixels = await openPicture(picture)
    .extract(part)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { channels } = await openPicture(pixels).stats();
  return channels.slice(0, 3).map(({ sum }) => sum);
}

/** The whole pixels that cover the box, within the picture. */
function pixelsOf({ left, top, width, height }: PixelBox, picture: Size): Pixels {
  const from = { x: clamp(left), y: clamp(top) };
  const to = { x: clamp(left + width), y: clamp(top + height) };
  const first = { x: Math.floor(from.x * picture.width), y: Math.floor(from.y * picture.height) };
  const x = Math.min(first.x, picture.width - 1);
  const y = Math.min(first.y, picture.height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.ceil(to.x * picture.width), picture.width) - x),
    height: Math.max(1, Math.min(Math.ceil(to.y * picture.height), picture.height) - y),
  };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
