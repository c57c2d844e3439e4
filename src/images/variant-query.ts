import { parseAccept } from 'hono/utils/accept';
import {
  imageVariants,
  type PictureFormat,
  pictureFormats,
  type RequestedWidth,
} from '#domain/media/image-variants.ts';

type VariantQuery = {
  width: RequestedWidth;
  format: PictureFormat;
  /** True if the address left the format open, so that another browser may get another one. */
  negotiated: boolean;
};

/**
 * `accept`: the browser's Accept header. Undefined unless the query is exactly one that pages use: `width` from the
 * table, `height` absent or 'auto', `format` absent or known, nothing else and nothing twice. This keeps others from
 * filling the disk with arbitrary sizes.
 */
export function readVariantQuery(query: URLSearchParams, accept: string): VariantQuery | undefined {
  const names = [...query.keys()];
  if (new Set(names).size < names.length) return undefined;
  if (names.some((name) => !['width', 'height', 'format'].includes(name))) return undefined;
  if ((query.get('height') ?? 'auto') !== 'auto') return undefined;

  const width = imageVariants.find(({ requested }) => String(requested) === query.get('width'))?.requested;
  if (!width) return undefined;
  const asked = query.get('format');
  if (asked === null && width !== 100) return { width, format: bestFormat(accept), negotiated: true };

  // The placeholder is WebP for every browser.
  const format = pictureFormats.find((known) => known === (asked ?? 'webp'));
  if (!format || (width === 100 && format !== 'webp')) return undefined;
  return { width, format, negotiated: false };
}

// Only formats that the browser names count: every image request accepts */*, even from browsers that cannot show AVIF.
function bestFormat(accept: string): PictureFormat {
  const accepted = parseAccept(accept)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  return pictureFormats.find((format) => accepted.includes(`image/${format}`)) ?? 'jpeg';
}
