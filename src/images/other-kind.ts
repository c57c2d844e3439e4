import { pictureKind } from './picture-kind.ts';

/** As people call it. */
export type OtherKind = 'HEIC' | 'AVIF' | 'TIFF' | 'GIF' | 'BMP' | 'PDF' | 'WebP';

// By the first bytes, as Latin-1. HEIF, the kind that HEIC and AVIF are of, may be named alone: telephones mean HEIC.
const starts: readonly [kind: OtherKind, start: RegExp][] = [
  ['AVIF', /^.{4}ftypavi[fs]/su],
  ['HEIC', /^.{4}ftyp(hei|hev|mif1|msf1)/su],
  ['TIFF', /^(II\*\0|MM\0\*)/u],
  ['GIF', /^GIF8[79]a/u],
  ['BMP', /^BM.{4}\0{4}/su],
  ['PDF', /^%PDF-/u],
];

/** What a file is that is not taken where it was sent; undefined where the name of its kind would help nobody. */
export function otherKind(bytes: Uint8Array): OtherKind | undefined {
  if (pictureKind(bytes) === 'webp') return 'WebP';
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return starts.find(([, pattern]) => pattern.test(start))?.[0];
}
