import hanken400 from './faces/hanken-grotesk-400.ttf?inline';
import hanken500 from './faces/hanken-grotesk-500.ttf?inline';
import hanken600 from './faces/hanken-grotesk-600.ttf?inline';
import newsreader from './faces/newsreader-display.ttf?inline';

/**
 * The faces as static TrueType, since PDFKit reads neither the site's WOFF2 nor a weight of a variable file
 * (docs/decisions/033). Georgia or the system's face cannot be embedded: an agency that chose one of them prints with
 * these.
 */
export const faces = {
  display: bytesOf(newsreader),
  regular: bytesOf(hanken400),
  medium: bytesOf(hanken500),
  bold: bytesOf(hanken600),
} as const;

export type Face = keyof typeof faces;

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
