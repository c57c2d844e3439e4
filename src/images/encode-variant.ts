import type { PictureFormat } from '#domain/media/image-variants.ts';
import { openPicture } from './open-picture.ts';

/**
 * Quality chosen on five of the demo's pictures (façades in brick and in plaster, a garden, an interior), side by
 * side at 150 %: the lowest at which brickwork and foliage keep their grain and plaster shows no blocks. Means at
 * 1360 px on one core, SSIM of the luminance against the resized original:
 *
 * | encoder          | size   | time    | SSIM |        | encoder           | size   | time    | SSIM |
 * |------------------|--------|---------|------|        |-------------------|--------|---------|------|
 * | avif 50 effort 0 |  82 kB |   80 ms | .949 |        | webp 72 effort 2  | 128 kB |   55 ms | .964 |
 * | avif 55 effort 0 |  98 kB |   90 ms | .959 |        | webp 76 effort 2  | 139 kB |   52 ms | .968 |
 * | avif 55 effort 2 |  93 kB |  400 ms | .961 |        | webp 76 effort 4  | 136 kB |  110 ms | .969 |
 * | avif 50 effort 4 |  74 kB | 2800 ms | .955 |        | jpeg 76 mozjpeg   | 142 kB |  100 ms | .959 |
 *
 * AVIF pays from effort 0: each step above costs two to ten times the time for some 5 % of the bytes. Colour at half
 * resolution (4:2:0, as WebP and JPEG have it) saves another 3 % and a fifth of the time.
 */
const encoders = {
  avif: { quality: 55, effort: 0, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 2 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;

/**
 * `width`: in pixels, or 'original'. The picture comes upright, without metadata and never larger than the original.
 * Throws when it cannot be decoded.
 */
export async function encodeVariant(
  original: Uint8Array,
  { width, format }: { width: number | 'original'; format: PictureFormat },
): Promise<Buffer<ArrayBuffer>> {
  const picture = openPicture(original);
  if (width !== 'original') picture.resize({ width, withoutEnlargement: true });
  // JPEG has no transparency and would show it black.
  if (format === 'jpeg') picture.flatten({ background: '#fff' });
  return picture.toFormat(format, encoders[format]).toBuffer();
}
