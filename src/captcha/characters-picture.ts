import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { glyphs } from './glyphs.ts';

const width = 240;
const height = 80;

/** A PNG of 240 by 80 pixels: each character is turned and shifted, and two lines cross them all. */
export async function drawCharacters(text: string): Promise<Buffer> {
  const step = (width - 40) / text.length;
  const letters = [...text].map((character, index) => {
    const x = 24 + index * step + between(-3, 3);
    const y = 18 + between(-6, 6);
    const turn = between(-18, 18);
    const size = between(58, 76) / 10;
    return `<path transform="translate(${x} ${y}) rotate(${turn} 14 21) scale(${size} ${size})" d="${glyphs[character]}" stroke-width="${between(55, 75) / 100}"/>`;
  });
  const lines = [0, 1].map(
    () =>
      `<path d="M0 ${between(10, 70)}Q${between(60, 180)} ${between(0, 80)} ${width} ${between(10, 70)}" stroke-width="2"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fffdfa"/><g fill="none" stroke="#1d1b18" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}${lines.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

function between(least: number, most: number): number {
  return randomInt(least, most + 1);
}
