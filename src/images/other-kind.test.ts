import { expect, it } from 'vitest';
import { otherKind } from './other-kind.ts';

it.each([
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['HEIC', '\0\0\0\x18ftypheix'],
  ['HEIC', '\0\0\0\x1cftypmif1'],
  ['AVIF', '\0\0\0\x1cftypavif'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['TIFF', 'MM\0*\0\0\0\x08'],
  ['GIF', 'GIF89a\x01\0'],
  ['BMP', 'BM\x36\x0a\x0d\0\0\0\0\0\x36\0\0\0'],
  ['PDF', '%PDF-1.7\n'],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 '],
  [undefined, '\0\0\0\x18ftypisom'],
  [undefined, 'BMW te koop in Gent'],
  [undefined, 'MMMM'],
  [undefined, '<!doctype html>'],
  [undefined, ''],
])('is %s by its first bytes', (kind, bytes) => {
  expect(otherKind(Buffer.from(bytes, 'latin1'))).toBe(kind);
});
