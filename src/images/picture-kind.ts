/** The kinds that may be uploaded. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
// A RIFF container: 'RIFF', its length in four bytes, 'WEBP'.
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/**
 * Decides by the first bytes, never by the name. Undefined for all other kinds: SVG can carry scripts, the decoder of
 * HEIC and AVIF is young, GIF is no photograph.
 */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (beginsWith(bytes, jpeg)) return 'jpeg';
  if (beginsWith(bytes, png)) return 'png';
  if (beginsWith(bytes, riff) && beginsWith(bytes.subarray(8), webp)) return 'webp';
  return undefined;
}

function beginsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}
