import { pictureKind } from './picture-kind.ts';

/** The name that people use. */
export type OtherKind = 'HEIC' | 'AVIF' | 'TIFF' | 'GIF' | 'BMP' | 'PDF' | 'WebP';

// The first bytes, as Latin-1. A file may name only HEIF, the container of HEIC and AVIF: phones then mean HEIC.
const starts: readonly [kind: OtherKind, start: RegExp][] = [
  ['AVIF', /^.{4}ftypavi[fs]/su],
  ['HEIC', /^.{4}ftyp(hei|hev|mif1|msf1)/su],
  ['TIFF', /^(II\*\0|MM\0\*)/u],
  ['GIF', /^GIF8[79]a/u],
  ['BMP', /^BM.{4}\0{4}/su],
  ['PDF', /^%PDF-/u],
];

/** The kind of a refused file; undefined if it is none of the kinds that people know by name. */
export function otherKind(bytes: Uint8Array): OtherKind | undefined {
  if (pictureKind(bytes) === 'webp') return 'WebP';
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return starts.find(([, pattern]) => pattern.test(start))?.[0];
}
