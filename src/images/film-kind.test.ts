import { expect, it } from 'vitest';
import { filmKind } from './film-kind.ts';

const mp4 = (brand: string) => Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\x02\0isomiso2avc1mp41`, 'latin1');
const ebml = (docType: string) =>
  Buffer.from(
    `\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82${String.fromCharCode(0x80 + docType.length)}${docType}`,
    'latin1',
  );

it.each([
  [mp4('isom'), 'mp4'],
  [mp4('iso6'), 'mp4'],
  [mp4('mp42'), 'mp4'],
  [mp4('M4V '), 'mp4'],
  [mp4('qt  '), undefined],
  [mp4('heic'), undefined],
  [mp4('avif'), undefined],
  [ebml('webm'), 'webm'],
  [ebml('matroska'), undefined],
  [Buffer.from('\x1a\x45\xdf\xa3webm', 'latin1'), undefined],
  [Buffer.from('<html><video src="ftypisom"></html>'), undefined],
  [Buffer.from('GIF89a'), undefined],
  [Buffer.alloc(0), undefined],
])('%j is %s', (bytes, kind) => {
  expect(filmKind(bytes)).toBe(kind);
});
