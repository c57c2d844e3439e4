import sharp from 'sharp';
import { openPicture } from './open-picture.ts';

/** In pixels; all other sizes are made from this one. */
const largest = 512;
const margin = 32;
const white = '#ffffff';

/** A logo with a higher ratio of its sides would look like a stripe in the tab of a browser. */
const longestLogo = 1.6;

/** The whole picture on white, as a square. */
export function iconOfPicture(original: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  return openPicture(original)
    .flatten({ background: white })
    .resize({ width: largest, height: largest, fit: 'contain', background: white })
    .png()
    .toBuffer();
}

/** The logo without its white margin; undefined if it is too wide or too high for a square. */
export async function iconOfLogo(original: Uint8Array): Promise<Buffer<ArrayBuffer> | undefined> {
  // Sharp would trim before it flattens, and so keep a transparent margin.
  const flat = await openPicture(original).flatten({ background: white }).png().toBuffer();
  const { data, info } = await sharp(flat)
    .trim({ background: white, threshold: 12 })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (Math.max(info.width, info.height) > longestLogo * Math.min(info.width, info.height)) return undefined;
  const side = largest - 2 * margin;
  return sharp(data)
    .resize({ width: side, height: side, fit: 'contain', background: white })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: white })
    .png()
    .toBuffer();
}

/** The icon of a square drawing. `content`: SVG without fonts, since the machine may have none. */
export function iconOfDrawing(content: string, viewBox: string): Promise<Buffer<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${largest}" height="${largest}" viewBox="${viewBox}">${content}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Gives a PNG. `icon`: in the largest size. */
export function resizeIcon(icon: Uint8Array, size: number): Promise<Buffer<ArrayBuffer>> {
  return sharp(icon).resize(size, size).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file that holds one PNG, which browsers have been able to read since Windows Vista. */
export function asIco(png: Uint8Array, size: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon, no cursor.
  header.writeUInt16LE(1, 4); // How many pictures.
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // Planes.
  header.writeUInt16LE(24, 12); // Bits of a pixel.
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
