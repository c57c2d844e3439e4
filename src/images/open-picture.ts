import sharp, { type Sharp } from 'sharp';

/** The largest picture that is decoded: for example 8660 × 5773. */
export const maxPixels = 50_000_000;

// One thread per picture: the encoding queue decides how many run at once, so that pages keep their share of the
// processor.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Upright and in sRGB, without metadata (EXIF, GPS, XMP, comments, colour profile). Decoding fails on a truncated or
 * broken file, but not on harmless oddities that phones write and that the default ('warning') refuses.
 */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

/** Does not decode the picture. Throws when it has no header. */
export function readPictureHeader(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
