import type { FilmKind } from '#domain/media/film-address.ts';

// The brands of MP4 that browsers play. QuickTime ('qt  ') and still pictures (HEIC, AVIF) have the same container.
const brands = /^(iso[m2-9]|mp4[12]|avc1|M4V |M4VH|M4VP|MSNV|dash)$/;

/** Decides by the first bytes, never by the name. */
export function filmKind(bytes: Uint8Array): FilmKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp') return brands.test(start.slice(8, 12)) ? 'mp4' : undefined;
  // An EBML header whose DocType (0x4282, then its length) is 'webm'; Matroska's is not played by every browser.
  return start.startsWith('\x1a\x45\xdf\xa3') && start.includes('\x42\x82\x84webm') ? 'webm' : undefined;
}
