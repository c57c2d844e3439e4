import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asIco, iconOfDrawing, iconOfLogo, iconOfPicture, resizeIcon } from './icon.ts';

const blue = { r: 20, g: 60, b: 160, alpha: 1 };
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const picture = (width: number, height: number, around = 0) =>
  sharp({ create: { width, height, channels: 4, background: blue } })
    .extend({ top: around, bottom: around, left: around, right: around, background: clear })
    .png()
    .toBuffer();

async function pixel(icon: Uint8Array, left: number, top: number): Promise<number[]> {
  const area = sharp(icon).extract({ left, top, width: 1, height: 1 });
  return [...(await area.removeAlpha().raw().toBuffer())];
}

const isBlue = [blue.r, blue.g, blue.b];
const isWhite = [255, 255, 255];

describe('the icon of a picture', () => {
  it('is the whole picture, in the middle of white', async () => {
    const icon = await iconOfPicture(await picture(300, 100));
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
    expect(await pixel(icon, 256, 256)).toEqual(isBlue);
    expect(await pixel(icon, 2, 256)).toEqual(isBlue);
    expect(await pixel(icon, 256, 100)).toEqual(isWhite);
  });
});

describe('the icon of a logo', () => {
  it('loses what is empty around the logo', async () => {
    const icon = (await iconOfLogo(await picture(100, 100, 400))) ?? Buffer.of();
    expect(await pixel(icon, 36, 36)).toEqual(isBlue);
    expect(await pixel(icon, 28, 28)).toEqual(isWhite);
  });

  it.each([
    [160, 100, true],
    [162, 100, false],
    [100, 160, true],
    [100, 162, false],
  ])('is there at %i × %i: %s', async (width, height, isThere) => {
    expect((await iconOfLogo(await picture(width, height))) !== undefined).toBe(isThere);
  });
});

it('comes in any size, of a drawing too, without transparency', async () => {
  const icon = await iconOfDrawing('<rect width="10" height="10" fill="#143ca0"/>', '0 0 10 10');
  const small = await resizeIcon(icon, 32);
  expect(await sharp(small).metadata()).toMatchObject({ width: 32, height: 32, channels: 3 });
  expect(await pixel(small, 0, 0)).toEqual(isBlue);
});

it('is in an ICO file with its size and place', () => {
  const ico = asIco(Buffer.from('a png'), 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('a png');
  expect(ico.readUInt32LE(14)).toBe(5);
});
