import sharp, { type Sharp } from 'sharp';

/** The largest picture that is decoded: a photograph of 8660 × 5773. */
export const maxPixels = 50_000_000;

// One thread per picture: the encoding queue decides how much runs at once, so that pages keep their share.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Takes the bytes of a picture; gives it upright and in sRGB, to be resized and encoded. Metadata (EXIF, GPS, XMP,
 * comments, colour profile) are left behind. Decoding fails on a truncated or broken file, but not on the harmless
 * oddities that the default ('warning') refuses and that telephones write.
 */
export function openPicture(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

/** Takes the bytes of a picture; gives what its header says, without decoding it. Throws when it has none. */
export function readHeader(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: false }).metadata();
}
