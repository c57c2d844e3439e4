import sharp from 'sharp';

/**
 * Takes an SVG drawing of our own (a plan, a monogram); gives it as PNG, 1600 px wide on white, to be accepted like
 * any other picture. For files that ship with the product or that its operator imports: never for an upload.
 */
export async function rasteriseDrawing(svg: Uint8Array): Promise<Buffer> {
  const { width } = await sharp(svg).metadata();
  const density = Math.min((72 * 1600) / width, 2400);
  return sharp(svg, { density })
    .resize({ width: 1600 })
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
